'use client';

import dynamic from 'next/dynamic';
import { useId, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { GROUPS_KEY } from '@/components/groups/groups-query';
import { useGroupStep } from '@/components/groups/use-group-step';
import { Refusal } from '@/components/layout/refusal';
import { LevelNextStep } from '@/components/sports/sport-select';
import { Button } from '@/components/ui/button';
import { Label } from '@/components/ui/label';
import { LineIcon } from '@/components/ui/line-icon';
import { loadPart } from '@/components/ui/load-part';
import { Select } from '@/components/ui/select';
import { refusalWords } from '@/lib/games/policy';
import type { GameDto, GameViewerDto } from '@/lib/games/schema/read-game';
import { api } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import { LeaveGameButton } from './leave-game-button';
import { sendOrQueue, toastOf } from './outbox';
import { QueuedAnswer, useQueuedAnswer } from './queued-answer';
import { AskAfterJoining, MemberAnswers } from './roster-lazy';
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

/** A member's actions before the game: join, join the waitlist, or change their answer. */
export function MemberRsvp({ game, viewer }: { game: GameDto; viewer: GameViewerDto }) {
  const queued = useQueuedAnswer(game.id);
  if (queued) return <QueuedAnswer step={queued} />;
  if (viewer.offeredUntil) return <OfferedSeat game={game} until={viewer.offeredUntil} />;
  if (viewer.mustReconfirm) return <ConfirmButtons game={game} />;
  if (viewer.status === 'going' || viewer.status === 'waitlisted') {
    return (
      <>
        <JoinedButtons game={game} />
        <WaitlistOffer game={game} />
        <MemberAnswers game={game} />
        <AskAfterJoining game={game} />
      </>
    );
  }
  if (viewer.refusal) return <JoinRefusal game={game} viewer={viewer} />;
  return (
    <>
      <JoinButtons game={game} />
      <MemberAnswers game={game} />
    </>
  );
}

function useRsvp(game: GameDto) {
  const { run, busy } = useGroupStep();
  const params = { id: game.id };
  const t = translate(texts);
  const join = (input: { guests: number; waitlist: boolean }) =>
    run({
      call: () => sendOrQueue(game, { kind: 'answer', answer: 'going', ...input }),
      done: (after) =>
        toastOf(
          after,
          input.waitlist
            ? { title: t.onWaitlist, description: t.weNotifyYou }
            : { title: t.joined },
        ),
      failed: t.joinFailed,
    });
  const confirm = () =>
    run({
      call: () => api('POST /api/games/{id}/confirm', { params }),
      done: t.confirmed,
      failed: t.confirmFailed,
    });
  return { join, confirm, disabled: busy || undefined };
}

function JoinButtons({ game }: { game: GameDto }) {
  const [guests, setGuests] = useState(0);
  const { join, disabled } = useRsvp(game);
  const t = translate(texts);
  const { title } = game;
  const isFull = game.goingCount + 1 + guests > game.maxPlayers;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant={isFull ? 'secondary' : 'primary'}
        aria-label={isFull ? t.joinWaitlistOf({ title }) : t.joinOf({ title })}
        aria-disabled={disabled}
        onClick={() => join({ guests, waitlist: isFull })}
      >
        {isFull ? t.joinWaitlist : t.join}
      </Button>
      {game.guestsMax > 0 ? (
        <GuestsSelect most={game.guestsMax} value={guests} onChange={setGuests} />
      ) : null}
    </div>
  );
}

interface GuestsSelectProps {
  most: number;
  /** More guests would be refused. */
  places?: number;
  value: number;
  onChange: (guests: number) => void;
}

function GuestsSelect({ most, places = most, value, onChange }: GuestsSelectProps) {
  const id = useId();
  const t = translate(texts);
  return (
    <>
      <Label htmlFor={id} className="sr-only">
        {t.guests}
      </Label>
      <Select
        id={id}
        className="w-auto"
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {Array.from({ length: most + 1 }, (_, count) => (
          // The number is the option's identity.
          <option key={count} value={count} disabled={count > places}>
            {count > places ? t.guestCountNoPlaces({ count }) : t.guestCount({ count })}
          </option>
        ))}
      </Select>
    </>
  );
}

function JoinedButtons({ game }: { game: GameDto }) {
  const waits = isWaiting(game);
  const t = translate(texts);
  const { title } = game;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="inline-flex min-h-11 items-center gap-2 rounded-control bg-primary-soft px-4 font-strong text-primary-ink text-sm">
        {waits ? (
          <LineIcon name="clock" className="size-4" />
        ) : (
          <LineIcon name="check" className="size-4" />
        )}
        {waits ? t.waitlistPlace({ place: game.viewer?.waitlistPosition ?? 1 }) : t.joined}
      </p>
      <OwnGuests game={game} />
      <LeaveGameButton
        game={game}
        aria-label={waits ? t.leaveWaitlistOf({ title }) : t.leaveOf({ title })}
      >
        {t.leave}
      </LeaveGameButton>
    </div>
  );
}

/** Editable until the game starts; nothing where a game allows no guests. */
function OwnGuests({ game }: { game: GameDto }) {
  // The last choice wins, even while an earlier one is being saved.
  const { run, busy } = useAction({ refresh: [GROUPS_KEY], queue: `guests:${game.id}` });
  // The chosen number while saving, then the saved one.
  const [chosen, setChosen] = useState(0);
  const guests = game.viewer?.guests ?? 0;
  // The organiser may have lowered the limit below the current number.
  const most = Math.max(game.guestsMax, guests);
  if (most === 0) return null;
  const t = translate(texts);
  const free = Math.max(0, game.maxPlayers - game.goingCount);
  const bring = (next: number) =>
    run({
      call: () =>
        api('PATCH /api/games/{id}/rsvp', { params: { id: game.id }, body: { guests: next } }),
      done: (after) => ({
        title:
          isWaiting(game) && !isWaiting(after)
            ? t.youAreInAndBring({ count: next })
            : t.youBring({ count: next }),
      }),
      failed: t.guestsFailed,
    });
  return (
    <GuestsSelect
      most={most}
      places={isWaiting(game) ? most : guests + free}
      value={busy ? chosen : guests}
      onChange={(next) => {
        setChosen(next);
        void bring(next);
      }}
    />
  );
}

/** After a change of the time or place. */
export function ConfirmButtons({ game }: { game: GameDto }) {
  const { confirm, disabled } = useRsvp(game);
  const t = translate(texts);
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
        <Button variant="special" aria-disabled={disabled} onClick={confirm}>
          {t.stillCome}
        </Button>
        <LeaveGameButton game={game}>{t.cannotCome}</LeaveGameButton>
      </div>
    </div>
  );
}

const isWaiting = ({ viewer }: GameDto): boolean => viewer?.status === 'waitlisted';
