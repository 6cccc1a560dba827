import { refusalOf } from '@/lib/games/policy';
import { findGame } from '@/lib/games/repository/find-games';
import { findFirstName } from '@/lib/games/repository/roster';
import type { RsvpInput } from '@/lib/games/schema/edit-game';
import { openAnswerToken } from '@/lib/games/service/answer-email';
import { answering, changeSeats } from '@/lib/games/service/rsvp';

export interface AnswerPage {
  firstName: string;
  game: { id: number; title: string; startsAt: string; timeZone: string };
  status: 'going' | 'waitlisted' | 'maybe' | 'out' | null;
  guests: number;
  isMember: boolean;
  isFull: boolean;
  /** They have an offer of a seat. */
  isOffered: boolean;
}

/**
 * Null when the link is unknown, the game has begun or is cancelled, or the person may not play, or is neither a member nor in
 * the game.
 */
export async function readAnswerLink(token: string): Promise<AnswerPage | null> {
  const asked = await openAnswerToken(token);
  return asked && readAnswer(asked);
}

interface Asked {
  gameId: number;
  userId: number;
}

async function readAnswer(asked: Asked): Promise<AnswerPage | null> {
  const row = await findGame(asked.gameId, { userId: asked.userId, isAdmin: false });
  if (row?.status !== 'upcoming' || row.startsAt <= new Date()) return null;
  const isIn = row.viewerStatus === 'going' || row.viewerStatus === 'waitlisted';
  if (row.role === null && !isIn) return null;
  if (!row.reader || refusalOf(row.reader, row)) return null;
  return {
    firstName: await findFirstName(asked.userId),
    game: {
      id: row.id,
      title: row.title,
      startsAt: row.startsAt.toISOString(),
      timeZone: row.timeZone,
    },
    status: row.viewerStatus,
    guests: row.viewerGuests ?? 0,
    isMember: row.role !== null,
    isFull: row.goingCount >= row.maxPlayers,
    isOffered: row.offeredUntil !== null,
  };
}

/**
 * The same answers as on the game's page. Repeating an answer changes nothing.
 * @throws AppError as `answering`
 */
export async function answerByLink(token: string, input: RsvpInput): Promise<void> {
  const asked = await openAnswerToken(token);
  if (asked) await answerFor(asked, input);
}

/** For a person without a session of theirs. @returns false where they may not answer @throws AppError as `answering` */
export async function answerFor(asked: Asked, input: RsvpInput): Promise<boolean> {
  const page = await readAnswer(asked);
  if (!page) return false;
  const { status, isOffered, guests } = page;
  // An existing seat remains with its guests; a waiting person accepts the offered seat.
  if (input.answer === 'going' && (status === 'going' || (status === 'waitlisted' && !isOffered))) {
    return true;
  }
  const { gameId, userId } = asked;
  await changeSeats(
    { userId, isAdmin: false },
    gameId,
    answering(userId, isOffered ? { ...input, guests } : input),
  );
  return true;
}
