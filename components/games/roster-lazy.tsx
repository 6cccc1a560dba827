'use client';

import dynamic from 'next/dynamic';
import { useNow } from '@/components/calendar/use-now';
import { loadPart } from '@/components/ui/load-part';
import type { GameAnswersDto, GameDto, ParticipantDto } from '@/lib/games/schema/read-game';
import { AnswerLists } from './answer-lists';

const PlayerMenu = dynamic(() =>
  loadPart(() => import('./player-menu').then((module) => module.PlayerMenu)),
);
const AllCame = dynamic(() =>
  loadPart(() => import('./all-came-button').then((module) => module.AllCameButton)),
);

/** The actions of a game's managers on a row, until the start. */
export function RowMenu({ game, player }: { game: GameDto; player: ParticipantDto }) {
  const now = useNow(60_000);
  const isAhead = now !== null && now < new Date(game.startsAt).getTime();
  if (!game.viewer?.canManage || game.partner || game.status !== 'upcoming' || !isAhead)
    return null;
  return <PlayerMenu game={game} player={player} />;
}

/** Marks everyone at once; exceptions follow. */
export function MarkAll({ game, players }: { game: GameDto; players: ParticipantDto[] }) {
  return <AllCame game={game} players={players} />;
}

interface OtherAnswersProps {
  game: GameDto;
  answers: GameAnswersDto | null;
}

/** The answers of members without a seat, before the game. */
export function OtherAnswers({ game, answers }: OtherAnswersProps) {
  return game.viewer?.isMember && !game.partner && !game.reach && game.status === 'upcoming' ? (
    <AnswerLists game={game} answers={answers} />
  ) : null;
}
