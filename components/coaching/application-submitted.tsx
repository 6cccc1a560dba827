'use client';

import { useEffect, useRef } from 'react';
import { Link } from '@/components/language/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { LineIcon } from '@/components/ui/line-icon';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { texts } from './texts';

export function ApplicationSubmitted() {
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
