'use client';

import { StartTime } from '@/components/calendar/start-time';
import { FormDialog } from '@/components/forms/form-dialog';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { MoreButton } from '@/components/lists/more-button';
import { useBatches } from '@/components/lists/use-batches';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Badge } from '@/components/ui/count-badge';
import { useDialog } from '@/components/ui/use-dialog';
import type { CourtTimeStatus } from '@/lib/courts/constants';
import type { OwnCourtTimeDto } from '@/lib/courts/schema/court-time';
import { texts as stateTexts } from '@/lib/courts/texts';
import { currentTime } from '@/lib/platform/browser/clock';
import type { FirstBatch } from '@/lib/platform/http/first-batch';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { routes } from '@/lib/routes';
import { ChangeLog } from './change-log';
import { COURT_TIMES_KEY, courtTimesUrl, useCourtTimeStep } from './courts-query';
import { texts } from './texts';

/** What the person has and asked for, the next one first; then the others, the last one first. Nothing without any. */
export function MyCourtTimes({ first }: { first: FirstBatch<OwnCourtTimeDto> }) {
  const t = translate(texts);
  const query = useBatches(COURT_TIMES_KEY, courtTimesUrl(), { first });
  const times = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (times.length === 0) return null;
  const isNext = ({ status, startsAt }: OwnCourtTimeDto) =>
    (status === 'asked' || status === 'confirmed') && isAhead(startsAt);
  // They come with the last one first.
  const next = times.filter(isNext).reverse();
  const others = times.filter((time) => !isNext(time));
  return (
    <section className="grid gap-3 *:min-w-0">
      <h2 className="text-xl">{t.myCourts}</h2>
      <ul className="grid items-start gap-3 *:min-w-0 lg:grid-cols-2">
        {[...next, ...others].map((time) => (
          <li key={time.id}>
            <CourtTimeCard time={time} />
          </li>
        ))}
      </ul>
      <MoreButton query={query}>{t.moreCourts}</MoreButton>
    </section>
  );
}

function CourtTimeCard({ time }: { time: OwnCourtTimeDto }) {
  const t = translate(texts);
  const { venue, status, courtName } = time;
  const moment = (startsAt: string) => ({
    time: <StartTime of={{ ...time, startsAt }} isWithin />,
  });
  return (
    <article
      aria-label={courtName}
      className="grid gap-2 rounded-card border bg-card p-4 *:min-w-0"
    >
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="text-xl">
          <StartTime of={time} />
        </h3>
        <Badge variant={LOOKS[status] ?? 'outline'}>
          {time.cancelledLate ? t.cancelledLate : translate(stateTexts).state({ status })}
        </Badge>
      </div>
      <p className="wrap-anywhere text-sm">
        {venue ? (
          <Link href={routes.venue(venue.id)} className="font-strong text-primary-ink underline">
            <bdi>{venue.name}</bdi>
          </Link>
        ) : (
          t.venueGone
        )}
        {' · '}
        <bdi>{courtName}</bdi>
      </p>
      <p className="text-muted-foreground text-sm tabular-nums">
        {t.minutes({ minutes: time.minutes })} · {wordsOf().money(time.price, time.currency)}
        {time.isPaid ? ` · ${t.paid}` : ''}
      </p>
      {status === 'asked' && time.lapsesAt ? (
        <p className="text-sm">{rich(t.answerBy, moment(time.lapsesAt))}</p>
      ) : null}
      {status === 'confirmed' && !time.isPaid && time.payTo ? (
        <p className="wrap-anywhere rounded-control bg-muted px-3 py-2 text-sm">
          <span className="font-strong">{t.payTo}:</span> <bdi>{time.payTo}</bdi>
        </p>
      ) : null}
      {status === 'confirmed' && time.actions.includes('cancel') && time.freeCancelUntil ? (
        <p className="text-sm">
          {isAhead(time.freeCancelUntil)
            ? rich(t.freeCancel, moment(time.freeCancelUntil))
            : t.lateCancel}
        </p>
      ) : null}
      <CardActions time={time} />
    </article>
  );
}

const LOOKS: Partial<Record<CourtTimeStatus, 'neutral' | 'primary' | 'destructive'>> = {
  asked: 'neutral',
  confirmed: 'primary',
  declined: 'destructive',
  no_show: 'destructive',
};

const isAhead = (iso: string) => Date.parse(iso) > currentTime();

function CardActions({ time }: { time: OwnCourtTimeDto }) {
  const t = translate(texts);
  const { take, busy, error } = useCourtTimeStep({ inline: true });
  const dialog = useDialog();
  const log = useDialog();
  const isAsk = time.status === 'asked';
  return (
    <div className="flex flex-wrap gap-2">
      {time.actions.includes('cancel') ? (
        <Button variant="secondary" onClick={dialog.show}>
          {isAsk ? t.cancelAsk : t.cancelTime}
        </Button>
      ) : null}
      {time.gameId === null ? null : (
        <Link href={routes.game(time.gameId)} className={buttonVariants({ variant: 'secondary' })}>
          {t.itsGame}
        </Link>
      )}
      {time.status === 'confirmed' && time.gameId === null && isAhead(time.startsAt) ? (
        <Link href={routes.postGame(time.id)} className={buttonVariants()}>
          {t.openAsGame}
        </Link>
      ) : null}
      <Button variant="ghost" onClick={log.show}>
        {t.history}
      </Button>
      {dialog.wanted ? (
        <FormDialog
          {...dialog.props}
          title={t.cancelTitle}
          description={
            !isAsk && time.freeCancelUntil && !isAhead(time.freeCancelUntil)
              ? t.lateCancel
              : undefined
          }
          submit={isAsk ? t.cancelAsk : t.cancelTime}
          dismiss={t.keep}
          destructive
          busy={busy}
          error={error}
          onSubmit={() =>
            take(time, 'cancel', {
              done: t.cancelled,
              onDone: () => dialog.props.onOpenChange(false),
            })
          }
        />
      ) : null}
      {log.wanted ? <ChangeLog {...log.props} time={time} /> : null}
    </div>
  );
}
