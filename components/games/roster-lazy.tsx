'use client';

import dynamic from 'next/dynamic';
import { useNow } from '@/components/calendar/use-now';
import { loadPart } from '@/components/ui/load-part';
import type { GameDto, ParticipantDto } from '@/lib/games/schema/read-game';
import { joinedHere } from './send-or-keep';

const AnswerButtons = dynamic(() =>
  loadPart(() => import('./answer-buttons').then((module) => module.AnswerButtons)),
);
const AnswerLists = dynamic(() =>
  loadPart(() => import('./answer-lists').then((module) => module.AnswerLists)),
);

const GuestRows = dynamic(() =>
  loadPart(() => import('./named-guests').then((module) => module.NamedGuests)),
);
const PlayerMenu = dynamic(() =>
  loadPart(() => import('./player-menu').then((module) => module.PlayerMenu)),
);
const AllCame = dynamic(() =>
  loadPart(() => import('./all-came-button').then((module) => module.AllCameButton)),
);

const PushAsk = dynamic(() =>
  loadPart(() => import('@/components/notifications/push-ask').then((module) => module.PushAsk)),
);

/** Whoever has just joined may want to hear of changes. */
export function AskAfterJoining({ game }: { game: GameDto }) {
  return joinedHere.has(game.id) ? <PushAsk /> : null;
}

/** What the people who manage a game do with a row of its list, until it starts. */
export function RowMenu({ game, player }: { game: GameDto; player: ParticipantDto }) {
  const now = useNow(60_000);
  const isAhead = now !== null && now < new Date(game.startsAt).getTime();
  if (!game.viewer?.canManage || game.partner || game.status !== 'upcoming' || !isAhead)
    return null;
  return <PlayerMenu game={game} player={player} />;
}

/** Guests who have no account. */
export function NamedGuests({ game }: { game: GameDto }) {
  return game.partner ? null : <GuestRows game={game} />;
}

/** Marks everybody at once; the exceptions follow. */
export function MarkAll({ game, players }: { game: GameDto; players: ParticipantDto[] }) {
  return <AllCame game={game} players={players} />;
}

/** 'Maybe' and 'Not going': for members of the group, beside joining and leaving. */
export function MemberAnswers({ game }: { game: GameDto }) {
  return game.viewer?.isMember && !game.partner ? (
    <AnswerButtons game={game} viewer={game.viewer} />
  ) : null;
}

/** What the members without a seat have answered, while it matters. */
export function OtherAnswers({ game }: { game: GameDto }) {
  return game.viewer?.isMember && !game.partner && game.status === 'upcoming' ? (
    <AnswerLists game={game} />
  ) : null;
}
