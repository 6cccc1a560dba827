'use client';

import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { EmptyState } from '@/components/layout/empty-state';
import { SignInLink } from '@/components/layout/sign-in-link';
import { useExpectsMember, useViewer } from '@/components/layout/viewer';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import type { CoachDto, PackageOfferDto } from '@/lib/coaching/schema/coach';
import { newKey } from '@/lib/platform/browser/new-key';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { texts } from './texts';
import { useOwnCoach } from './use-own-coach';

/** Requests a package. Once the coach has accepted it, sessions can be booked from it. */
export function CoachPackages({ coach }: { coach: CoachDto }) {
  const t = translate(texts);
  if (coach.packages.length === 0) {
    return <EmptyState as="h2" title={t.noPackages} description={t.noPackagesHint} />;
  }
  return (
    <section>
      <h2 className="sr-only">{t.packages}</h2>
      <ul className="grid gap-3 *:min-w-0 sm:grid-cols-2">
        {coach.packages.map((offer) => (
          <li
            key={offer.sessions}
            className="grid content-start gap-3 rounded-card border bg-card p-5"
          >
            <h3 className="text-xl">{t.sessions({ count: offer.sessions })}</h3>
            <p className="tabular-nums">
              <span className="font-heading text-2xl">
                {wordsOf().money(offer.price, coach.currency)}
              </span>
              <span className="block text-muted-foreground text-sm">
                {sessionWords(coach, offer)}
                {offer.validDays === null ? '' : ` · ${t.validFor({ days: offer.validDays })}`}
              </span>
            </p>
            <RequestPackage coach={coach} sessions={offer.sessions} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function sessionWords({ hourlyRate, currency }: CoachDto, { price, sessions }: PackageOfferDto) {
  const t = translate(texts);
  const each = Math.round(price / sessions);
  return each < hourlyRate
    ? t.eachSessionCheaper({ price: each, usual: hourlyRate, currency })
    : t.eachSession({ price: each, currency });
}

function RequestPackage({ coach, sessions }: { coach: CoachDto; sessions: number }) {
  const t = translate(texts);
  const { status } = useViewer();
  const expectsMember = useExpectsMember();
  const own = useOwnCoach(coach.id);
  const { run, busy } = useAction();
  const [asked, setAsked] = useState(false);
  const [key] = useState(() => newKey());
  if (status !== 'member') {
    // The member's own data is still loading.
    if (expectsMember)
      return (
        <Button variant="secondary" aria-disabled>
          {t.requestPackage}
        </Button>
      );
    return (
      <SignInLink className={buttonVariants({ variant: 'secondary' })}>{t.signInToAsk}</SignInLink>
    );
  }
  if (own?.isMine) return null;

  const ask = () =>
    run({
      call: () =>
        api('POST /api/coaches/{id}/packages', {
          params: { id: coach.id },
          body: { sessions },
          headers: { 'Idempotency-Key': key },
        }),
      done: t.packageRequested,
      description: t.coachWillAnswer({ coach: coach.name }),
      failed: t.packageFailed,
      onDone: () => setAsked(true),
    });
  return (
    <Button
      variant="secondary"
      aria-label={t.requestSessions({ count: sessions })}
      disabled={!own || own.isPaused || asked}
      aria-disabled={busy || undefined}
      onClick={ask}
    >
      {asked ? t.requested : t.requestPackage}
    </Button>
  );
}
