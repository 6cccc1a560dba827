'use client';

import type { ReactNode } from 'react';
import { StartTime } from '@/components/calendar/start-time';
import { Link } from '@/components/language/link';
import { rich } from '@/components/language/rich';
import { SignInLink } from '@/components/layout/sign-in-choice';
import { useViewer } from '@/components/layout/viewer';
import { LeaveButton, type Place } from '@/components/seats/leave-button';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Badge } from '@/components/ui/count-badge';
import { LineIcon } from '@/components/ui/line-icon';
import type { ClassSessionDto } from '@/lib/classes/schema';
import { cn } from '@/lib/cn';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { routes } from '@/lib/routes';
import { texts } from './texts';
import { CLASSES_KEY, coachClassesUrl, useClassStep } from './use-class-step';

function placeIn(session: ClassSessionDto): Place<ClassSessionDto> {
  const { id, name, coach, startsAt, timeZone, myStatus } = session;
  const params = (action: 'join' | 'leave') => ({ id, action });
  const waits = myStatus === 'waitlisted';
  return {
    noun: 'class',
    title: name,
    startsAt,
    timeZone,
    waits,
    listKey: CLASSES_KEY,
    leave: () =>
      api('POST /api/class-sessions/{id}/{action}', { params: params('leave'), body: {} }),
    join: () =>
      api('POST /api/class-sessions/{id}/{action}', {
        params: params('join'),
        body: { waitlist: waits },
      }),
    read: async () => {
      const dates = await api(coachClassesUrl(coach.id));
      // A date that is no longer listed was cancelled.
      return dates.find((date) => date.id === id) ?? { ...session, status: 'cancelled' };
    },
    placeStateOf: ({ status, spotsLeft, waitlistCount, myPlaceInLine }) => ({
      isOpen: status === 'upcoming',
      fits: spotsLeft > 0,
      waitlistCount,
      placeInLine: myPlaceInLine,
    }),
  };
}

interface ClassSessionProps {
  session: ClassSessionDto;
  /** The class name, where several classes are listed together; undefined in the card of a single class. */
  heading?: ReactNode;
  /** The coach's actions. */
  children?: ReactNode;
}

export function ClassSession({ session, heading, children }: ClassSessionProps) {
  const { place, price, currency, cancelReason, needs } = session;
  const t = translate(texts);
  return (
    <article
      aria-label={session.name}
      className={cn(
        'grid gap-2 *:min-w-0',
        heading ? 'rounded-card border bg-card p-4' : 'border-t pt-3',
      )}
    >
      {heading}
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p className="font-lead">
          <StartTime of={session} />
        </p>
        <OwnStatus session={session} />
      </div>
      {place ? (
        <p className="flex items-start gap-1.5 text-sm">
          <LineIcon name="map-pin" className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
          {place.venueId ? (
            <Link
              href={routes.venue(place.venueId)}
              className="wrap-anywhere text-primary-ink underline"
            >
              <bdi>{place.name}</bdi>
            </Link>
          ) : (
            <bdi className="wrap-anywhere">{place.name}</bdi>
          )}
        </p>
      ) : null}
      <p className="text-muted-foreground text-sm tabular-nums">
        {placesWords(session)} · {wordsOf().money(price, currency)}
      </p>
      {needs ? (
        <p className="text-sm">
          {rich(t.needs(needs), {
            time: (
              <StartTime of={{ startsAt: needs.decidesAt, timeZone: session.timeZone }} isWithin />
            ),
          })}
        </p>
      ) : null}
      {cancelReason ? (
        <p className="wrap-anywhere rounded-control bg-muted px-3 py-2 text-sm">
          {rich(t.reason, {
            label: (words) => <span className="font-strong">{words}</span>,
            reason: <bdi>{cancelReason}</bdi>,
          })}
        </p>
      ) : null}
      <Steps session={session} />
      {children}
    </article>
  );
}

function placesWords({ places, spotsLeft, waitlistCount }: ClassSessionDto): string {
  const t = translate(texts);
  if (spotsLeft > 0) return t.placesLeft({ left: spotsLeft, places });
  return waitlistCount === 0 ? t.full : t.fullAndWaiting({ waiting: waitlistCount });
}

function OwnStatus({ session: { status, myStatus, myPlaceInLine } }: ClassSessionProps) {
  const t = translate(texts);
  if (status === 'cancelled') return <Badge variant="destructive">{t.cancelled}</Badge>;
  if (myStatus === 'going') return <Badge variant="primary">{t.youAreIn}</Badge>;
  if (myStatus === 'waitlisted') {
    return <Badge>{t.waitlistPlace({ place: myPlaceInLine ?? 1 })}</Badge>;
  }
  return null;
}

function Steps({ session }: ClassSessionProps) {
  const { id, side, name: lesson, spotsLeft, myStatus, status, actions } = session;
  const t = translate(texts);
  const viewer = useViewer();
  const { busy, join } = useClassStep(id);
  const waitlist = spotsLeft === 0;
  // Only public pages resolve the viewer. On members' pages `actions` lists what the viewer may do.
  if (viewer.status === 'guest' && side === 'client') {
    return (
      <SignInLink
        className={buttonVariants({ variant: 'secondary', className: 'justify-self-start' })}
      >
        {t.signInToJoin}
      </SignInLink>
    );
  }
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {actions.includes('join') ? (
        <Button
          variant={waitlist ? 'secondary' : 'primary'}
          aria-label={waitlist ? t.joinWaitlistOf({ lesson }) : t.joinOf({ lesson })}
          aria-disabled={busy || undefined}
          onClick={() => join(waitlist)}
        >
          {waitlist ? t.joinWaitlist : t.join}
        </Button>
      ) : null}
      {actions.includes('leave') ? (
        <LeaveButton place={placeIn(session)} aria-label={t.leaveOf({ lesson })}>
          {myStatus === 'waitlisted' ? t.leaveWaitlist : t.cannotCome}
        </LeaveButton>
      ) : null}
      {status === 'upcoming' && (myStatus !== null || side === 'coach') ? (
        <a
          href={`/api/class-sessions/${id}/calendar`}
          className={buttonVariants({ variant: 'ghost' })}
        >
          <LineIcon name="calendar-plus" />
          {t.addToCalendar}
        </a>
      ) : null}
    </div>
  );
}
