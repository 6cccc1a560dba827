import { createHash, randomBytes } from 'node:crypto';
import { listCalendarEvents } from '@/lib/classes/service/read-sessions';
import {
  findFeed,
  insertFeed,
  revokeFeeds,
  touchFeed,
} from '@/lib/games/repository/calendar-feeds';
import { findGamesOf, type GameRow } from '@/lib/games/repository/find-games';
import type { CalendarFeedDto, NewCalendarFeedDto } from '@/lib/games/schema/calendar';
import { requireGame } from '@/lib/games/service/read-game';
import type { Actor } from '@/lib/platform/auth/actor';
import { type CalendarEvent, calendarFile } from '@/lib/platform/calendar/calendar-file';
import { lockPerson } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { env } from '@/lib/platform/env/server';
import { notFound } from '@/lib/platform/errors/app-error';
import { isolate } from '@/lib/platform/validation/isolate';
import { routes } from '@/lib/routes';

/** As much as a calendar shows at a glance; more would make each fetch slow. */
const FEED_PARTS = [
  { when: 'past', limit: 50 },
  { when: 'upcoming', limit: 200 },
] as const;

/** The calendar file of one game. @throws AppError not_found */
export async function readGameFile(actor: Actor | null, id: number): Promise<string> {
  const row = await requireGame(actor, id);
  return calendarFile([toEvent(row)], row.title);
}

export async function readFeedState(actor: Actor): Promise<CalendarFeedDto> {
  const feed = await findFeed(actor.userId);
  return { isOn: feed !== null, createdAt: feed?.createdAt.toISOString() ?? null };
}

/** Creates the secret link, shown only now; an older one stops working. */
export async function createFeed(actor: Actor): Promise<NewCalendarFeedDto> {
  const token = randomBytes(32).toString('base64url');
  const createdAt = await transaction(async (tx) => {
    await lockPerson(actor.userId, tx);
    await revokeFeeds(actor.userId, tx);
    return insertFeed(actor.userId, hashOf(token), tx);
  });
  const url = new URL(`/api/calendar/${token}`, env.NEXTAUTH_URL).href;
  return { isOn: true, createdAt: createdAt.toISOString(), url };
}

/** Revokes the link at once. @throws AppError not_found when there is none */
export async function revokeFeed(actor: Actor): Promise<void> {
  if (!(await revokeFeeds(actor.userId))) throw notFound('Subscription');
}

/** All games and classes of the link's owner. @throws AppError not_found (revoked, unknown, account gone) */
export async function readFeed(token: string): Promise<string> {
  const userId = await touchFeed(hashOf(token));
  if (userId === null) throw notFound('Calendar');
  const parts = await Promise.all(
    FEED_PARTS.map(async (page) => [
      ...(await findGamesOf(userId, { ...page, after: undefined })).map(toEvent),
      ...(await listCalendarEvents(userId, page)),
    ]),
  );
  return calendarFile(parts.flat(), 'Maidan games');
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

function toEvent(row: GameRow): CalendarEvent {
  const { latitude, longitude } = row;
  const url = new URL(routes.game(row.id), env.NEXTAUTH_URL).href;
  const exact = row.venue !== null && latitude !== null && longitude !== null;
  const words = [row.group.name, row.cancelReason ?? row.description, url];
  return {
    uid: `${row.calendarUid}@maidan`,
    sequence: row.calendarSequence,
    title: row.status === 'cancelled' ? `Cancelled: ${isolate(row.title)}` : row.title,
    description: words.filter(Boolean).join('\n\n'),
    location: row.location,
    point: exact ? { latitude, longitude } : null,
    url,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    status: statusOf(row),
    changedAt: row.updatedAt,
  };
}

function statusOf(row: GameRow): CalendarEvent['status'] {
  if (row.status === 'cancelled') return 'CANCELLED';
  return row.viewerStatus === 'waitlisted' || row.mustReconfirm ? 'TENTATIVE' : 'CONFIRMED';
}
