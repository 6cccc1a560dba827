import { answerFor } from '@/lib/games/service/answer-by-link';
import { sideOf } from '@/lib/guardians/policy';
import {
  findAnnouncements,
  findGamesAhead,
  findGuardians,
  findSide,
  findYoung,
  findYoungOf,
} from '@/lib/guardians/repository';
import type { GuardianAnswerInput, GuardiansDto, YoungDto } from '@/lib/guardians/schema';
import { texts } from '@/lib/guardians/server-texts';
import { placeholderWords } from '@/lib/moderation/constants';
import type { Actor } from '@/lib/platform/auth/actor';
import { notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/** The person's guardians, and the young people whom they answer for. */
export async function readGuardians(actor: Actor): Promise<GuardiansDto> {
  const [own, guardians, young] = await Promise.all([
    findSide(actor.userId, actor.userId),
    findGuardians(actor.userId),
    findYoung(actor.userId),
  ]);
  return {
    side: sideOf(own?.birthYear ?? null),
    guardians,
    young: await Promise.all(young.map((person) => toYoung(actor, person))),
  };
}

async function toYoung(
  actor: Actor,
  person: { id: number; userId: number; name: string },
): Promise<YoungDto> {
  const [games, messages] = await Promise.all([
    findGamesAhead(person.userId),
    findAnnouncements(person.userId, actor.userId),
  ]);
  return {
    ...person,
    games: games.map((game) => ({ ...game, startsAt: game.startsAt.toISOString() })),
    messages: messages.map(({ createdAt, sender, ...message }) => ({
      ...message,
      sender: placeholderWords(sender),
      createdAt: createdAt.toISOString(),
    })),
  };
}

/**
 * Answers for the young person of a link, by the rules of their own answer.
 * @throws AppError not_found (not their guardian any more, not a game of theirs), and as `answering`
 */
export async function answerForYoung(
  actor: Actor,
  id: number,
  { gameId, answer }: GuardianAnswerInput,
): Promise<GuardiansDto> {
  const userId = await findYoungOf(id, actor.userId);
  if (userId === null) throw notFound(say(texts, 'notFound'));
  const input = { answer, guests: 0, waitlist: false };
  if (!(await answerFor({ gameId, userId }, input))) throw notFound(say(texts, 'gameNotFound'));
  return readGuardians(actor);
}
