'use client';

import { useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { EmptyState } from '@/components/layout/empty-state';
import { SignInLink } from '@/components/layout/sign-in-link';
import { useExpectsMember, useViewer } from '@/components/layout/viewer';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import type { CoachDto, PackageOfferDto } from '@/lib/coaching/schema/coach';
import { api } from '@/lib/platform/http/client';
import { isolate } from '@/lib/platform/validation/isolate';
import { formatMoney } from './format-rate';
import { useOwnCoach } from './use-own-coach';
import { validityWords } from './validity-words';

/** Requests a package. Once the coach has accepted it, sessions can be booked from it. */
export function CoachPackages({ coach }: { coach: CoachDto }) {
  if (coach.packages.length === 0) {
    return (
      <EmptyState
        as="h2"
        title="No packages"
        description="This coach offers single sessions only."
      />
    );
  }
  return (
    <section>
      <h2 className="sr-only">Packages</h2>
      <ul className="grid gap-3 *:min-w-0 sm:grid-cols-2">
        {coach.packages.map((offer) => (
          <li
            key={offer.sessions}
            className="grid content-start gap-3 rounded-card border bg-card p-5"
          >
            <h3 className="text-xl">{offer.sessions} sessions</h3>
            <p className="tabular-nums">
              <span className="font-heading text-2xl">
                {formatMoney(offer.price, coach.currency)}
              </span>
              <span className="block text-muted-foreground text-sm">
                {sessionWords(coach, offer)}
                {offer.validDays === null ? '' : ` · ${validityWords(offer.validDays)}`}
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
  const each = Math.round(price / sessions);
  const words = `${formatMoney(each, currency)} a session of an hour`;
  return each < hourlyRate ? `${words}, in place of ${formatMoney(hourlyRate, currency)}` : words;
}

function RequestPackage({ coach, sessions }: { coach: CoachDto; sessions: number }) {
  const { status } = useViewer();
  const expectsMember = useExpectsMember();
  const own = useOwnCoach(coach.id);
  const { run, busy } = useAction();
  const [asked, setAsked] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  if (status !== 'member') {
    // The member's own data is still loading.
    if (expectsMember)
      return (
        <Button variant="secondary" aria-disabled>
          Request package
        </Button>
      );
    return (
      <SignInLink className={buttonVariants({ variant: 'secondary' })}>Sign in to ask</SignInLink>
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
      done: 'Package requested',
      description: `${isolate(coach.name)} will answer.`,
      failed: 'Failed to ask for the package',
      onDone: () => setAsked(true),
    });
  return (
    <Button
      variant="secondary"
      aria-label={`Request ${sessions} sessions`}
      disabled={!own || own.isPaused || asked}
      aria-disabled={busy || undefined}
      onClick={ask}
    >
      {asked ? 'Requested' : 'Request package'}
    </Button>
  );
}
