import { canManageGame, seesPlayers } from '@/lib/games/policy';
import { findAnswers, findParticipants } from '@/lib/games/repository/participants';
import type { GameAnswersDto, ParticipantDto, PlayerDto } from '@/lib/games/schema/read-game';
import { texts } from '@/lib/games/server-texts';
import { requireGame } from '@/lib/games/service/read-game';
import { placeholderWords } from '@/lib/moderation/constants';
import type { Actor } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { profileImageUrl } from '@/lib/platform/storage/file-url';

type PersonRow = { userId: number | null; name: string } & Parameters<typeof profileImageUrl>[0];

const toPlayer = (row: PersonRow): PlayerDto => ({
  id: row.userId,
  name: placeholderWords(row.name),
  profileImageUrl: profileImageUrl(row),
});

/** The players and the waiting list; empty for people who were only invited to fill a seat. @throws AppError not_found */
export async function listParticipants(actor: Actor, id: number): Promise<ParticipantDto[]> {
  if (!seesPlayers(await requireGame(actor, id))) return [];
  const rows = await findParticipants({ gameId: id, viewerId: actor.userId });
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    guests: row.guests,
    attendance: row.attendance,
    mustReconfirm: row.mustReconfirm,
    user: toPlayer(row),
  }));
}

/** @throws AppError not_found, forbidden (not a member) */
export async function listAnswers(actor: Actor, id: number): Promise<GameAnswersDto> {
  const game = await requireGame(actor, id);
  if (game.role === null) throw new AppError('forbidden', say(texts, 'onlyMembersAnswer'));
  const rows = await findAnswers({ gameId: id, viewerId: actor.userId });
  const who = (answer: 'maybe' | 'out' | null) =>
    rows.filter((row) => row.answer === answer).map(toPlayer);
  const maybe = who('maybe');
  const manages = canManageGame(game);
  return {
    maybeCount: maybe.length,
    nudgedAt: (manages && game.nudgedAt?.toISOString()) || null,
    members: manages ? { maybe, out: who('out'), none: who(null) } : null,
  };
}
