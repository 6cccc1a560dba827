'use client';

import { useState, useSyncExternalStore } from 'react';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { LineIcon } from '@/components/ui/line-icon';
import { currentTime } from '@/lib/platform/browser/clock';
import { readStored, store } from '@/lib/platform/browser/person-store';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { SendEmailButton } from './send-email-button';
import { texts } from './texts';

const NAME = 'address-later';
const DAY_MS = 24 * 3_600_000;

interface AddressNoticeProps {
  userId: number;
  email: string;
  /** In local mode emails remain in the outbox. */
  isLocal: boolean;
}

/** One line above every screen until the email address is confirmed; its details unfold. It can be dismissed for a day. */
export function AddressNotice({ userId, email, isLocal }: AddressNoticeProps) {
  const [isAside, setIsAside] = useState(false);
  const wasAside = useSyncExternalStore(
    () => () => undefined,
    () => Number(readStored(userId, 'device', NAME)) > currentTime(),
    () => false,
  );
  if (isAside || wasAside) return null;
  const t = translate(texts);
  function putAside(): void {
    store(userId, 'device', NAME, String(currentTime() + DAY_MS));
    setIsAside(true);
  }
  return (
    <section
      aria-label={t.yourEmail}
      className="mb-5 flex items-start rounded-card border bg-muted ps-4 text-sm"
    >
      <details className="min-w-0 flex-1">
        <summary className="wrap-anywhere py-2.5 font-lead">{t.confirmEmail}</summary>
        <p className="text-pretty">
          {rich(t.linkSent, {
            email: (
              <span className="wrap-anywhere" dir="ltr">
                {email}
              </span>
            ),
          })}
        </p>
        <div className="flex flex-wrap items-center gap-2 py-2.5">
          <SendEmailButton />
          {isLocal ? (
            <Link
              href={routes.outbox()}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {t.openOutbox}
            </Link>
          ) : null}
        </div>
      </details>
      <button
        type="button"
        aria-label={t.notToday}
        data-tooltip=""
        onClick={putAside}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full"
      >
        <LineIcon name="x" className="size-5" />
      </button>
    </section>
  );
}
