'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Captcha } from '@/components/forms/captcha';
import { PhotoField, type PhotoRules } from '@/components/forms/photo-field';
import { UploadStatus } from '@/components/forms/upload-status';
import { Link } from '@/components/language/link';
import { BackLink } from '@/components/layout/back-link';
import { AlertLine } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Form } from '@/components/ui/form';
import { LineIcon } from '@/components/ui/line-icon';
import { COACH_IMAGE_BYTES_MAX } from '@/lib/coaching/constants';
import { texts as sharedTexts } from '@/lib/coaching/texts';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import {
  type ApplicationChoices,
  AvailabilityFields,
  PersonalFields,
  ProfessionalFields,
} from './application-fields';
import { texts } from './texts';
import { type FirstValues, useApplication } from './use-application';

function ApplicationSubmitted() {
  const t = translate(texts);
  const steps = [t.stepReview, t.stepBackground, t.stepEmail, t.stepSetup];
  const title = useRef<HTMLHeadingElement>(null);
  // The focused form is unmounted, so focus moves here for screen readers.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center rounded-card border bg-card p-6 text-center md:p-10">
      <LineIcon name="circle-check" className="size-14 text-primary-ink" />
      <h1 ref={title} tabIndex={-1} className="mt-4 text-2xl outline-none">
        {t.submittedTitle}
      </h1>
      <h2 className="mt-6 text-base">{t.nextSteps}</h2>
      <ol className="mt-2 grid list-decimal gap-1.5 ps-5 text-start text-muted-foreground">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Link href={routes.coaching()} className={buttonVariants({ size: 'lg', className: 'mt-7' })}>
        {t.backToCoaching}
      </Link>
    </div>
  );
}

function photoRules(): PhotoRules {
  const t = translate(texts);
  const { imageWrong, imageTooLarge } = translate(sharedTexts);
  return {
    bytesMax: COACH_IMAGE_BYTES_MAX,
    wrongType: { title: t.fileWrong, description: imageWrong },
    tooLarge: { title: t.fileTooLarge, description: imageTooLarge },
  };
}

interface ApplicationFormProps {
  first: FirstValues;
  choices: ApplicationChoices;
  children: ReactNode;
}

export function ApplicationForm({ first, choices, children }: ApplicationFormProps) {
  const form = useApplication(first);
  const { photo, errors, busy } = form;
  const t = translate(texts);
  if (form.isSubmitted) return <ApplicationSubmitted />;
  return (
    <div className="mx-auto grid min-w-0 max-w-3xl gap-5 *:min-w-0">
      <div>
        <BackLink href={routes.coaching()}>{t.backToCoaching}</BackLink>
        <h1 className="text-3xl">{t.apply}</h1>
      </div>
      {children}
      <Form className="grid min-w-0 gap-5 *:min-w-0" onSubmit={form.submit}>
        <Section title={t.personal}>
          <PersonalFields form={form} />
        </Section>
        <Section title={t.professional}>
          <ProfessionalFields {...choices} form={form} />
        </Section>
        <Section title={t.photoSection}>
          <PhotoField
            label={t.photo}
            hint={t.photoHint}
            rules={photoRules()}
            file={photo}
            onChange={form.changePhoto}
            placeholder={
              <span className="grid size-24 place-content-center rounded-full border bg-muted">
                <LineIcon name="user-round" className="size-10 text-muted-foreground" />
              </span>
            }
          />
          {photo ? (
            <Captcha
              action="coach-application"
              attempt={form.attempt}
              error={errors.captchaToken}
              onChange={form.setCaptchaToken}
            />
          ) : null}
          <AlertLine data-field-error>{errors.image}</AlertLine>
        </Section>
        <Section title={t.availableDays}>
          <AvailabilityFields form={form} />
        </Section>
        <AlertLine>{errors.form}</AlertLine>
        <UploadStatus upload={form.upload} />
        <div className="flex flex-wrap justify-end gap-2 *:max-sm:w-full">
          <Link
            href={routes.coaching()}
            className={buttonVariants({ variant: 'secondary', size: 'lg' })}
          >
            {t.cancel}
          </Link>
          <Button type="submit" size="lg" aria-disabled={busy || undefined}>
            {busy ? t.submitting : t.submit}
          </Button>
        </div>
      </Form>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-4 rounded-card border bg-card p-4 *:min-w-0 md:p-6">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}
