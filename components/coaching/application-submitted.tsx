'use client';

import { CircleCheck } from 'lucide-react';
import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { routes } from '@/lib/routes';

const STEPS = [
  'Admin review of qualifications',
  'Background verification if required',
  'E-mail notification of the approval status',
  'Profile setup assistance',
];

export function ApplicationSubmitted() {
  const title = useRef<HTMLHeadingElement>(null);
  // The focused form is gone, so focus moves here for screen readers.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center rounded-card border bg-card p-6 text-center md:p-10">
      <CircleCheck aria-hidden className="size-14 text-primary-ink" />
      <h1 ref={title} tabIndex={-1} className="mt-4 text-2xl outline-none">
        Application Submitted Successfully!
      </h1>
      <h2 className="mt-6 text-base">Next steps</h2>
      <ol className="mt-2 grid list-decimal gap-1.5 ps-5 text-start text-muted-foreground">
        {STEPS.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Link href={routes.coaching()} className={buttonVariants({ size: 'lg', className: 'mt-7' })}>
        Back to Coaching
      </Link>
    </div>
  );
}
