'use client';

import { useQuery } from '@tanstack/react-query';
import { Day } from '@/components/calendar/day';
import { texts as coachTexts } from '@/components/coaching/texts';
import { GuardianLine } from '@/components/guardians/guardian-line';
import { rich } from '@/components/language/rich';
import { RowList } from '@/components/lists/row-list';
import { Button } from '@/components/ui/button';
import { Badge } from '@/components/ui/count-badge';
import type { BookingSide } from '@/lib/bookings/policy';
import type { PackageDto } from '@/lib/bookings/schema';
import { ASK_AGAIN_HOURS } from '@/lib/platform/errors/constants';
import { api } from '@/lib/platform/http/client';
import { usePageData } from '@/lib/platform/http/use-page-data';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { packagesQuery, useBookingStep } from './bookings-query';
import { texts } from './texts';

const STATUS = {
  requested: 'requested',
  active: 'active',
  declined: 'declined',
  cancelled: 'cancelled',
  used: 'usedUp',
} as const satisfies Record<PackageDto['status'], keyof typeof texts.english>;

interface PackageListProps {
  side: BookingSide;
  /** As the page was rendered. */
  initial: PackageDto[] | undefined;
}

/** Nothing when there are none. */
export function PackageList({ side, initial }: PackageListProps) {
  const { data: packages = [] } = useQuery(usePageData(packagesQuery(side), initial));
  if (packages.length === 0) return null;
  return (
    <section className="grid gap-3 *:min-w-0">
      <h2 className="text-xl">{translate(texts).packages}</h2>
      <RowList items={packages} className="grid items-start gap-3 *:min-w-0 sm:grid-cols-2">
        {(bought) => (
          <li key={bought.id}>
            <PackageCard bought={bought} />
          </li>
        )}
      </RowList>
    </section>
  );
}

function Validity({ bought: { validDays, expiresAt } }: { bought: PackageDto }) {
  if (validDays === null) return null;
  if (!expiresAt) return ` · ${translate(coachTexts).validFor({ days: validDays })}`;
  return (
    <>
      {' · '}
      {rich(translate(texts).until, { date: <Day iso={expiresAt} /> })}
    </>
  );
}

function PackageCard({ bought }: { bought: PackageDto }) {
  const t = translate(texts);
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
          {rich(t.packageOf({ count: sessionsTotal }), {
            name: <bdi>{side === 'client' ? bought.coach.name : bought.client.name}</bdi>,
          })}
        </h3>
        <Badge variant={status === 'active' ? 'primary' : 'outline'}>{t[STATUS[status]]}</Badge>
      </div>
      <GuardianLine guardians={bought.client.guardians} />
      <p className="text-muted-foreground text-sm tabular-nums">
        {wordsOf().money(bought.price, bought.currency)}
        {status === 'active' || status === 'used'
          ? ` · ${t.sessionsLeft({ left: sessionsTotal - sessionsUsed, total: sessionsTotal })}`
          : ''}
        <Validity bought={bought} />
      </p>
      {bought.actions.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {side === 'coach' ? (
            <>
              <Button aria-disabled={busy || undefined} onClick={step('accept', t.packageAccepted)}>
                {t.acceptPackage}
              </Button>
              <Button
                variant="secondary"
                aria-disabled={busy || undefined}
                onClick={step('decline', t.packageDeclined)}
              >
                {t.decline}
              </Button>
            </>
          ) : (
            <Button
              variant="secondary"
              aria-disabled={busy || undefined}
              onClick={step('cancel', t.requestCancelled, t.askAgainIn({ hours: ASK_AGAIN_HOURS }))}
            >
              {t.cancelRequest}
            </Button>
          )}
        </div>
      ) : null}
    </article>
  );
}
