import { createHash, randomBytes } from 'node:crypto';
import { listCalendarEvents as listSessions } from '@/lib/bookings/service/calendar-entry';
import { findFeed, insertFeed, revokeFeeds, touchFeed } from '@/lib/calendar/repository';
import type { CalendarFeedDto, NewCalendarFeedDto } from '@/lib/calendar/schema';
import { texts } from '@/lib/calendar/server-texts';
import { listCalendarEvents as listClasses } from '@/lib/classes/service/read-sessions';
import { readCourtCalendar } from '@/lib/courts/service/court-calendar';
import { listCalendarEvents as listGames } from '@/lib/games/service/read-roster';
import type { Actor } from '@/lib/platform/auth/actor';
import { calendarFile } from '@/lib/platform/calendar/calendar-file';
import { lockPerson } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { env } from '@/lib/platform/env/server';
import { notFound } from '@/lib/platform/errors/app-error';
import { runIn } from '@/lib/platform/language/run-in';
import { say } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';

/** A calendar's useful range; more would slow down each fetch. */
const FEED_PARTS = [
  { when: 'past', limit: 50 },
  { when: 'upcoming', limit: 200 },
] as const;

export async function readFeedState(actor: Actor): Promise<CalendarFeedDto> {
  const feed = await findFeed(actor.userId);
  return { isOn: feed !== undefined, createdAt: feed?.createdAt.toISOString() ?? null };
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
  if (!(await revokeFeeds(actor.userId))) throw notFound(say(texts, 'subscriptionNotFound'));
}

/**
 * In the language of the link's owner; with `court`, the times of a court that the owner manages instead.
 * @throws AppError not_found (revoked, unknown, account gone, another's court)
 */
export async function readFeed(token: string, court?: number): Promise<string> {
  const owner = await touchFeed(hashOf(token));
  if (!owner) throw notFound(say(texts, 'calendarNotFound'));
  return runIn(owner.language, async () => {
    if (court !== undefined) {
      const { name, events } = await readCourtCalendar(owner.userId, court);
      return calendarFile(events, name);
    }
    const parts = await Promise.all(
      FEED_PARTS.map(async (part) => [
        ...(await listGames(owner.userId, part)),
        ...(await listClasses(owner.userId, part)),
        ...(await listSessions(owner.userId, part)),
      ]),
    );
    return calendarFile(parts.flat(), translate(texts).feedName);
  });
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
