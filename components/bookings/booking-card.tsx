'use client';

import dynamic from 'next/dynamic';
import { type ComponentProps, useState } from 'react';
import { StartTime } from '@/components/calendar/start-time';
import { GuardianLine } from '@/components/guardians/guardian-line';
import { Link } from '@/components/language/link';
import { PersonMenu } from '@/components/moderation/person-menu';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Badge } from '@/components/ui/count-badge';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import { useDialog } from '@/components/ui/use-dialog';
import type { BookingStatus } from '@/lib/bookings/constants';
import type { BookingAction } from '@/lib/bookings/policy';
import type { BookingDto } from '@/lib/bookings/schema';
import { cn } from '@/lib/cn';
import { ASK_AGAIN_HOURS } from '@/lib/platform/errors/constants';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';
import { useBookingStep } from './bookings-query';
import { PendingProposal } from './pending-proposal';
import { texts } from './texts';

const LOOKS: Record<BookingStatus, ComponentProps<typeof Badge>['variant']> = {
  pending: 'neutral',
  accepted: 'primary',
  declined: 'destructive',
  withdrawn: 'outline',
  expired: 'outline',
  cancelled: 'destructive',
  completed: 'outline',
  no_show: 'destructive',
};

function StatusBadge({ booking }: { booking: BookingDto }) {
  return <Badge variant={LOOKS[booking.status]}>{labelOf(booking)}</Badge>;
}

function labelOf({ status, side, late }: BookingDto): string {
  const t = translate(texts);
  if (late) return t.cancelledLate;
  if (status === 'pending') return side === 'coach' ? t.waitingForYou : t.waitingForCoach;
  return status === 'no_show' ? t.noShow : t[status];
}

const MoveDialog = dynamic(
  () => loadPart(() => import('./move-dialog').then((module) => module.MoveDialog)),
  {
    ssr: false,
  },
);
const ProposeDialog = dynamic(
  () => loadPart(() => import('./move-dialog').then((module) => module.ProposeDialog)),
  { ssr: false },
);

type TextKey = keyof typeof texts.english;

const LABELS = {
  accept: 'accept',
  decline: 'decline',
  withdraw: 'withdraw',
  cancel: 'cancelSession',
  complete: 'complete',
  'no-show': 'markNoShow',
  forgive: 'forgive',
} as const satisfies Record<BookingAction, TextKey>;
const DONE = {
  accept: 'bookingAccepted',
  decline: 'bookingDeclined',
  withdraw: 'requestWithdrawn',
  cancel: 'sessionCancelled',
  complete: 'sessionCompleted',
  'no-show': 'markedNoShow',
  forgive: 'forgiven',
} as const satisfies Record<BookingAction, TextKey>;
/** Booking steps that carry a note or a reason. */
const ASKS: readonly BookingAction[] = ['accept', 'decline', 'cancel'];

/** A booking as its client or coach sees it, with the actions open to that side. */
export function BookingCard({ booking, marked }: { booking: BookingDto; marked: boolean }) {
  const t = translate(texts);
  const { id, side, coach, client } = booking;
  const other = side === 'client' ? coach.name : client.name;
  return (
    <article
      aria-label={t.sessionWith({ other })}
      className={cn('grid gap-3 rounded-card border bg-card p-4', marked && 'border-primary')}
    >
      <div className="flex items-start gap-1">
        <div className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-2">
          <div className="min-w-0">
            <h3 className="text-xl">
              <StartTime of={booking} />
            </h3>
            <p className="wrap-anywhere text-sm">
              {side === 'client' ? (
                <Link
                  href={routes.coach(coach.id)}
                  className="font-strong text-primary-ink underline"
                >
                  <bdi>{coach.name}</bdi>
                </Link>
              ) : (
                <bdi className="font-strong">{client.name}</bdi>
              )}
              <span className="text-muted-foreground">
                {t.andSport({ sport: sportWords(coach.sport) })}
              </span>
            </p>
            <GuardianLine guardians={client.guardians} />
          </div>
          <StatusBadge booking={booking} />
        </div>
        {side === 'coach' && client.id !== null ? (
          <PersonMenu
            person={{ id: client.id, name: client.name }}
            // Blocking a person changes every list, so all are refetched.
            onBlocked={() => {}}
            className="-me-2 -mt-2"
          />
        ) : null}
      </div>
      <p className="text-muted-foreground text-sm tabular-nums">
        {t[booking.sessionType]} · {t.minutes({ minutes: booking.duration })} ·{' '}
        {booking.packageId ? t.ofPackage : wordsOf().money(booking.price, booking.currency)}
      </p>
      <Place booking={booking} />
      <Note label={side === 'client' ? t.you : client.name} text={booking.message} />
      <Note label={side === 'coach' ? t.you : coach.name} text={booking.coachNotes} />
      <Note label={t.reason} text={booking.cancelReason} />
      {booking.proposal ? (
        <PendingProposal bookingId={id} proposal={booking.proposal} timeZone={booking.timeZone} />
      ) : null}
      {booking.clash ? (
        <p className="rounded-control bg-destructive-soft px-3 py-2 text-destructive-ink text-sm">
          {t.clashOf({ kind: booking.clash })}
        </p>
      ) : null}
      <Actions booking={booking} />
    </article>
  );
}

function Place({ booking: { place, side } }: { booking: BookingDto }) {
  const t = translate(texts);
  return (
    <p className="flex items-start gap-1.5 text-sm">
      <LineIcon name="map-pin" className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
      <span className="wrap-anywhere">
        <span className="sr-only">{`${t.where} `}</span>
        {place?.venueId ? (
          <Link href={routes.venue(place.venueId)} className="text-primary-ink underline">
            <bdi>{place.name}</bdi>
          </Link>
        ) : (
          <>
            {place ? <bdi>{placeName(place.name)}</bdi> : null}
            <span className="text-muted-foreground">
              {place ? ' · ' : ''}
              {side === 'client' ? t.agreeWithCoach : t.agreeWithClient}
            </span>
          </>
        )}
      </span>
    </p>
  );
}

function Note({ label, text }: { label: string; text: string | null }) {
  if (!text) return null;
  return (
    <p className="wrap-anywhere whitespace-pre-line rounded-control bg-muted px-3 py-2 text-sm">
      <bdi className="font-strong">{label}:</bdi> <bdi>{text}</bdi>
    </p>
  );
}

function Actions({ booking }: { booking: BookingDto }) {
  const t = translate(texts);
  const { id, status, coach } = booking;
  const { busy, take } = useBookingStep();
  const [asking, setAsking] = useState<BookingAction>('accept');
  const move = useDialog();
  const propose = useDialog();

  async function handleClick(action: BookingAction): Promise<void> {
    if (ASKS.includes(action)) {
      setAsking(action);
      move.show();
    } else {
      const description =
        action === 'withdraw' ? t.askAgainIn({ hours: ASK_AGAIN_HOURS }) : undefined;
      const call = () =>
        api('POST /api/booking-requests/{id}/{action}', { params: { id, action }, body: {} });
      await take({ call, done: t[DONE[action]], description });
    }
  }
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {booking.actions.map((action) => (
        <Button
          key={action}
          variant={action === 'accept' || action === 'complete' ? 'primary' : 'secondary'}
          aria-disabled={busy || undefined}
          onClick={() => handleClick(action)}
        >
          {t[LABELS[action]]}
        </Button>
      ))}
      {booking.canPropose ? (
        <Button variant="secondary" onClick={propose.show}>
          {booking.movesAtOnce ? t.moveSession : t.proposeTime}
        </Button>
      ) : null}
      {status === 'accepted' ? (
        <a
          href={`/api/booking-requests/${id}/calendar`}
          className={buttonVariants({ variant: 'ghost' })}
        >
          <LineIcon name="calendar-plus" />
          {t.addToCalendar}
        </a>
      ) : null}
      {booking.canReview ? (
        <Link
          href={`${routes.coach(coach.id)}?tab=reviews`}
          className={buttonVariants({ variant: 'secondary' })}
        >
          {t.writeReview}
        </Link>
      ) : null}
      {move.wanted ? (
        <MoveDialog
          key={asking}
          {...move.props}
          booking={booking}
          action={asking}
          label={t[LABELS[asking]]}
          done={t[DONE[asking]]}
        />
      ) : null}
      {propose.wanted ? <ProposeDialog {...propose.props} booking={booking} /> : null}
    </div>
  );
}
