'use client';

import dynamic from 'next/dynamic';
import type { ComponentProps } from 'react';
import { useGroupStep } from '@/components/groups/use-group-step';
import { Refusal } from '@/components/layout/refusal';
import { LevelNextStep } from '@/components/sports/sport-select';
import { Button } from '@/components/ui/button';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import type { ToastInput } from '@/components/ui/use-toast';
import { cn } from '@/lib/cn';
import { refusalWords } from '@/lib/games/policy';
import type { GameDto, GameViewerDto } from '@/lib/games/schema/read-game';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { GuestStepper, useGuests } from './guest-stepper';
import { answerGame, LeaveGameButton } from './leave-game-button';
import { joinedHere, sendOrQueue, toastOf } from './outbox';
import { QueuedAnswer, useQueuedAnswer } from './queued-answer';
import { texts } from './texts';
import { WaitlistOffer } from './waitlist-offer';

/** Only waiting people load it. */
const OfferedSeat = dynamic(() =>
  loadPart(() => import('@/components/games/offered-seat').then((module) => module.OfferedSeat)),
);

interface JoinRefusalProps {
  game: GameDto;
  viewer: GameViewerDto;
}

/** Why the viewer cannot play, and what to do about it. */
function JoinRefusal({ game, viewer }: JoinRefusalProps) {
  const { refusal, level } = viewer;
  if (!refusal) return null;
  const nextStep = refusal === 'level' ? <LevelNextStep sport={game.sport} level={level} /> : null;
  return <Refusal nextStep={nextStep}>{refusalWords(refusal, game, level)}</Refusal>;
}

interface MemberRsvpProps {
  game: GameDto;
  viewer: GameViewerDto;
  stays?: boolean;
}

/** A member's answer before the game, and what they may do about it. */
export function MemberRsvp({ game, viewer, stays }: MemberRsvpProps) {
  const queued = useQueuedAnswer(game.id);
  if (queued) return <QueuedAnswer step={queued} />;
  if (viewer.offeredUntil) return <OfferedSeat game={game} until={viewer.offeredUntil} />;
  if (viewer.mustReconfirm) return <ConfirmButtons game={game} />;
  const isIn = viewer.status === 'going' || viewer.status === 'waitlisted';
  if (viewer.refusal && !isIn) return <JoinRefusal game={game} viewer={viewer} />;
  return (
    <>
      <Answer game={game} viewer={viewer} stays={stays} />
      <WaitlistOffer game={game} />
      {isIn ? <AskAfterJoining game={game} /> : null}
    </>
  );
}

const STAYS =
  'answer-stays max-md:[@media(min-height:30rem)]:fixed inset-x-3 bottom-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom)+0.5rem)] z-30 max-md:shadow-float';

/**
 * Join, Maybe and Not going in one row, with the guests inside the same frame. The chosen answer is soft and has a mark. Only
 * members of the group can say maybe; two people who play alone cancel their game instead.
 */
function Answer({ game, viewer, stays }: MemberRsvpProps) {
  const { run, busy } = useGroupStep();
  const guests = useGuests(game);
  const t = translate(texts);
  const { title } = game;
  const { status } = viewer;
  const isIn = status === 'going' || status === 'waitlisted';
  const answers = viewer.isMember && !game.partner;
  const isFull = game.goingCount + 1 + guests.count > game.maxPlayers;
  const waitlist = !isIn && (isFull || viewer.waitsUntil !== null);
  const say = (answer: 'maybe' | 'out', done: string) =>
    run({
      call: () => answerGame(game, answer),
      done: (after) => toastOf(after, { title: done }),
      failed: t.answerFailed,
    });
  const waits = { title: t.onWaitlist, description: t.weNotifyYou };
  const join = () =>
    run({
      call: () =>
        sendOrQueue(game, { kind: 'answer', answer: 'going', guests: guests.count, waitlist }),
      done: (after) =>
        toastOf(after, after?.viewer?.status === 'waitlisted' ? waits : isInNow(after)),
      failed: t.joinFailed,
    });
  const segment = { busy, chosen: status };
  return (
    <div
      role="group"
      aria-label={t.answerOf({ title })}
      className={cn('answer-control', stays && STAYS)}
    >
      <div className="segments">
        {isIn ? (
          <Segment answer={status} {...segment}>
            {status === 'going'
              ? t.joined
              : t.waitlistPlace({ place: viewer.waitlistPosition ?? 1 })}
          </Segment>
        ) : (
          <Button
            variant={waitlist ? 'secondary' : 'primary'}
            aria-label={waitlist ? t.joinWaitlistOf({ title }) : t.joinOf({ title })}
            aria-disabled={busy || undefined}
            onClick={join}
          >
            {waitlist ? t.joinWaitlist : t.join}
          </Button>
        )}
        {isIn && answers ? (
          <LeaveGameButton game={game} answer="maybe" aria-label={t.maybeOf({ title })}>
            {t.maybe}
          </LeaveGameButton>
        ) : null}
        {isIn ? (
          <LeaveGameButton game={game} aria-label={t.notGoingOf({ title })}>
            {t.notGoing}
          </LeaveGameButton>
        ) : null}
        {!isIn && answers ? (
          <>
            <Segment
              answer="maybe"
              aria-label={t.maybeOf({ title })}
              onClick={() => say('maybe', t.saidMaybe)}
              {...segment}
            >
              {t.maybe}
            </Segment>
            <Segment
              answer="out"
              aria-label={t.notGoingOf({ title })}
              onClick={() => say('out', t.saidNotGoing)}
              {...segment}
            >
              {t.notGoing}
            </Segment>
          </>
        ) : null}
      </div>
      {guests.most > 0 ? <GuestStepper {...guests} /> : null}
    </div>
  );
}

/** The toast of a new seat. The device vibrates briefly, unless motion is reduced. */
function isInNow(after: GameDto | null): ToastInput {
  const t = translate(texts);
  if (after && !window.matchMedia('(prefers-reduced-motion: reduce)').matches)
    navigator.vibrate?.(20);
  const isFull = after !== null && after.goingCount >= after.maxPlayers;
  return { title: t.joined, description: isFull ? t.lastSeat : undefined };
}

interface SegmentProps extends ComponentProps<typeof Button> {
  answer: GameViewerDto['status'];
  chosen: GameViewerDto['status'];
  busy: boolean;
}

/** Choosing the chosen answer again changes nothing. */
function Segment({ answer, chosen, busy, children, onClick, ...button }: SegmentProps) {
  const isChosen = answer === chosen;
  return (
    <Button
      variant="secondary"
      aria-pressed={isChosen}
      aria-disabled={busy || undefined}
      onClick={isChosen ? undefined : onClick}
      {...button}
    >
      {isChosen ? <LineIcon name={answer === 'waitlisted' ? 'clock' : 'check'} /> : null}
      {children}
    </Button>
  );
}

/** After a change of the time or place. */
export function ConfirmButtons({ game }: { game: GameDto }) {
  const { run, busy } = useGroupStep();
  const t = translate(texts);
  const confirm = () =>
    run({
      call: () => api('POST /api/games/{id}/confirm', { params: { id: game.id } }),
      done: t.confirmed,
      failed: t.confirmFailed,
    });
  return (
    <div className="grid gap-2">
      <p className="text-special-ink text-sm">
        {t.hasChanged}
        {game.changeReason ? (
          <>
            {' '}
            <bdi>{game.changeReason}</bdi>
          </>
        ) : null}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="special" aria-disabled={busy || undefined} onClick={confirm}>
          {t.stillCome}
        </Button>
        <LeaveGameButton game={game}>{t.cannotCome}</LeaveGameButton>
      </div>
    </div>
  );
}

const PushAsk = dynamic(() =>
  loadPart(() => import('@/components/notifications/push-ask').then((module) => module.PushAsk)),
);

/** After joining, the person may want notifications of changes. */
function AskAfterJoining({ game }: { game: GameDto }) {
  return joinedHere.has(game.id) ? <PushAsk /> : null;
}
