'use client';

import Link from 'next/link';
import { routes } from '@/lib/routes';
import { SendLetterButton } from './send-letter-button';

interface AddressNoticeProps {
  email: string;
  /** Local mode keeps its letters in the outbox. */
  isLocal: boolean;
}

/** Shown above every screen until the e-mail address is confirmed. */
export function AddressNotice({ email, isLocal }: AddressNoticeProps) {
  return (
    <section
      aria-label="Your e-mail"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-special/25 bg-special-soft px-4 py-2.5 text-sm text-special-ink"
    >
      <p className="min-w-[min(16rem,100%)] flex-1 text-pretty">
        <span className="font-lead">Confirm your e-mail.</span> We sent a letter to{' '}
        <span className="wrap-anywhere">{email}</span>. Until you follow its link you can write only
        to people you know here.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <SendLetterButton />
        {isLocal ? (
          <Link
            href={routes.outbox()}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            Open the local outbox
          </Link>
        ) : null}
      </div>
    </section>
  );
}
