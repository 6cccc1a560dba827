'use client';

import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { texts } from './address-texts';
import { SendLetterButton } from './send-letter-button';

interface AddressNoticeProps {
  email: string;
  /** Local mode keeps its letters in the outbox. */
  isLocal: boolean;
}

/** Shown above every screen until the e-mail address is confirmed. */
export function AddressNotice({ email, isLocal }: AddressNoticeProps) {
  const t = translate(texts);
  return (
    <section
      aria-label={t.yourEmail}
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-special/25 bg-special-soft px-4 py-2.5 text-sm text-special-ink"
    >
      <p className="min-w-[min(16rem,100%)] flex-1 text-pretty">
        {rich(t.confirmEmail, {
          lead: (words) => <span className="font-lead">{words}</span>,
          email: (
            <span className="wrap-anywhere" dir="ltr">
              {email}
            </span>
          ),
        })}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <SendLetterButton />
        {isLocal ? (
          <Link
            href={routes.outbox()}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
          >
            {t.openOutbox}
          </Link>
        ) : null}
      </div>
    </section>
  );
}
