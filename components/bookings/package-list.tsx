'use client';

import { useQuery } from '@tanstack/react-query';
import { formatMoney } from '@/components/coaching/format-rate';
import { validityWords } from '@/components/coaching/validity-words';
import { Day } from '@/components/layout/day';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { PackageDto } from '@/lib/bookings/schema';
import { ASK_AGAIN_HINT } from '@/lib/platform/errors/ask-again';
import { api } from '@/lib/platform/http/client';
import { packagesQuery } from './bookings-query';
import { useBookingStep } from './use-booking-step';

const STATUS: Record<PackageDto['status'], string> = {
  requested: 'Requested',
  active: 'Active',
  declined: 'Declined',
  cancelled: 'Cancelled',
  used: 'Used up',
};

/** One side's packages with the sessions left; nothing when there are none. */
export function PackageList({ side }: { side: 'client' | 'coach' }) {
  const { data: packages = [] } = useQuery(packagesQuery(side));
  if (packages.length === 0) return null;
  return (
    <section className="grid gap-3 *:min-w-0">
      <h2 className="text-xl">Packages</h2>
      <ul className="grid items-start gap-3 *:min-w-0 sm:grid-cols-2">
        {packages.map((bought) => (
          <li key={bought.id}>
            <PackageCard bought={bought} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Validity({ bought: { validDays, expiresAt } }: { bought: PackageDto }) {
  if (validDays === null) return null;
  if (!expiresAt) return ` · ${validityWords(validDays)}`;
  return (
    <>
      {' · until '}
      <Day iso={expiresAt} />
    </>
  );
}

function PackageCard({ bought }: { bought: PackageDto }) {
  const { busy, take } = useBookingStep();
  const { id, side, status, sessionsTotal, sessionsUsed } = bought;
  const step =
    (action: 'accept' | 'decline' | 'cancel', done: string, description?: string) => () =>
      take({
        call: () => api('POST /api/packages/{id}/{action}', { params: { id, action } }),
        done,
        description,
      });
  return (
    <article className="grid gap-2 rounded-card border bg-card p-4 *:min-w-0">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="wrap-anywhere text-base">
          {sessionsTotal} sessions,{' '}
          <bdi>{side === 'client' ? bought.coach.name : bought.client.name}</bdi>
        </h3>
        <Badge variant={status === 'active' ? 'primary' : 'outline'}>{STATUS[status]}</Badge>
      </div>
      <p className="text-muted-foreground text-sm tabular-nums">
        {formatMoney(bought.price, bought.currency)}
        {status === 'active' || status === 'used'
          ? ` · ${sessionsTotal - sessionsUsed} of ${sessionsTotal} left`
          : ''}
        <Validity bought={bought} />
      </p>
      {bought.actions.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {side === 'coach' ? (
            <>
              <Button
                aria-disabled={busy || undefined}
                onClick={step('accept', 'Package accepted')}
              >
                Accept package
              </Button>
              <Button
                variant="secondary"
                aria-disabled={busy || undefined}
                onClick={step('decline', 'Package declined')}
              >
                Decline
              </Button>
            </>
          ) : (
            <Button
              variant="secondary"
              aria-disabled={busy || undefined}
              onClick={step('cancel', 'Request cancelled', ASK_AGAIN_HINT)}
            >
              Cancel request
            </Button>
          )}
        </div>
      ) : null}
    </article>
  );
}
