'use client';

import { useState } from 'react';
import { SignInLink } from '@/components/layout/sign-in-link';
import { useViewer } from '@/components/layout/viewer';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { toast } from '@/components/ui/use-toast';
import type { CoachDto } from '@/lib/coaching/schema/coach';
import { api, errorSentence } from '@/lib/http/client';
import { formatMoney } from './format-rate';
import { useOwnCoach } from './use-own-coach';

/** Part 3 §6: 4 and 8 sessions; the coach answers, and from then on sessions are booked of the package. */
export function CoachPackages({ coach }: { coach: CoachDto }) {
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
              <span className="font-[680] text-2xl">
                {formatMoney(offer.price, coach.currency)}
              </span>
              <span className="block text-muted-foreground text-sm">
                {formatMoney(Math.round(offer.price / offer.sessions), coach.currency)} a session of
                an hour, in place of {formatMoney(coach.hourlyRate, coach.currency)}
              </span>
            </p>
            <RequestPackage coach={coach} sessions={offer.sessions} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RequestPackage({ coach, sessions }: { coach: CoachDto; sessions: number }) {
  const { status } = useViewer();
  const own = useOwnCoach(coach.id);
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  if (status !== 'member') {
    return (
      <SignInLink className={buttonVariants({ variant: 'secondary' })}>Sign in to ask</SignInLink>
    );
  }
  if (own?.isMine) return null;

  async function ask(): Promise<void> {
    setBusy(true);
    try {
      const headers = { 'Idempotency-Key': key };
      await api(`/api/coaches/${coach.id}/packages`, { body: { sessions }, headers });
      setAsked(true);
      toast({ title: 'Package requested', description: `${coach.name} will answer.` });
    } catch (error) {
      const description = errorSentence(error, 'Failed to ask for the package');
      toast({ title: 'Error', description, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      variant="secondary"
      aria-label={`Request ${sessions} sessions`}
      disabled={!own || own.isPaused || asked}
      aria-disabled={busy || undefined}
      onClick={() => void ask()}
    >
      {asked ? 'Requested' : 'Request package'}
    </Button>
  );
}
