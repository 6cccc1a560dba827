'use client';

import { UserRound } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Captcha } from '@/components/forms/captcha';
import { PhotoField, type PhotoRules } from '@/components/forms/photo-field';
import { BackLink } from '@/components/layout/back-link';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Form } from '@/components/ui/form';
import { COACH_IMAGE_BYTES_MAX } from '@/lib/coaching/constants';
import { routes } from '@/lib/routes';
import type { SportDto } from '@/lib/sports/schema';
import { AvailabilityFields, PersonalFields, ProfessionalFields } from './application-fields';
import { ApplicationSubmitted } from './application-submitted';
import { type ApplicationValues, useApplication } from './use-application';

const PHOTO_RULES: PhotoRules = {
  bytesMax: COACH_IMAGE_BYTES_MAX,
  wrongType: { title: 'Invalid file', description: 'Please select an image file' },
  tooLarge: { title: 'File too large', description: 'Image must be under 10MB' },
};

interface ApplicationFormProps {
  first: Pick<ApplicationValues, 'name' | 'email' | 'location'>;
  sports: SportDto[];
  /** The status of earlier applications. */
  children: ReactNode;
}

/** The form to apply as a coach. */
export function ApplicationForm({ first, sports, children }: ApplicationFormProps) {
  const form = useApplication(first);
  const { photo, errors, busy } = form;
  if (form.isSubmitted) return <ApplicationSubmitted />;
  return (
    <div className="mx-auto grid min-w-0 max-w-3xl gap-5 *:min-w-0">
      <div>
        <BackLink href={routes.coaching()}>Back to Coaching</BackLink>
        <h1 className="text-3xl">Apply to be a Coach</h1>
      </div>
      {children}
      <Form className="grid min-w-0 gap-5 *:min-w-0" onSubmit={form.submit}>
        <Section title="Personal Information">
          <PersonalFields form={form} />
        </Section>
        <Section title="Professional Details">
          <ProfessionalFields form={form} sports={sports} />
        </Section>
        <Section title="Profile Photo (Optional)">
          <PhotoField
            label="Profile photo"
            hint="An image of at most 10 MB."
            rules={PHOTO_RULES}
            file={photo}
            onChange={form.changePhoto}
            placeholder={
              <span className="grid size-24 place-content-center rounded-full border bg-muted">
                <UserRound aria-hidden className="size-10 text-muted-foreground" />
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
          <p
            role="alert"
            data-field-error
            className="font-label text-destructive-ink text-sm empty:hidden"
          >
            {errors.image}
          </p>
        </Section>
        <Section title="Availability">
          <AvailabilityFields form={form} />
        </Section>
        <p role="alert" className="font-label text-destructive-ink text-sm empty:hidden">
          {errors.form}
        </p>
        <div className="flex flex-wrap justify-end gap-2 *:max-sm:w-full">
          <Link
            href={routes.coaching()}
            className={buttonVariants({ variant: 'secondary', size: 'lg' })}
          >
            Cancel
          </Link>
          <Button type="submit" size="lg" aria-disabled={busy || undefined}>
            {busy ? 'Submitting...' : 'Submit Application'}
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
