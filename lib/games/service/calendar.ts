import { findGamesOf, type GameRow } from '@/lib/games/repository/find-games';
import { texts } from '@/lib/games/server-texts';
import { reasonWords } from '@/lib/games/service/cancel-reason';
import { requireGame } from '@/lib/games/service/read-game';
import { placeholderWords } from '@/lib/moderation/constants';
import type { Actor } from '@/lib/platform/auth/actor';
import { type CalendarEvent, calendarFile } from '@/lib/platform/calendar/calendar-file';
import { env } from '@/lib/platform/env/server';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';

/** @throws AppError not_found */
export async function readGameFile(actor: Actor | null, id: number): Promise<string> {
  const row = await requireGame(actor, id);
  return calendarFile([toEvent(row)], row.title);
}

/** For the person's calendar subscription. */
export async function listCalendarEvents(
  userId: number,
  part: { when: 'upcoming' | 'past'; limit: number },
): Promise<CalendarEvent[]> {
  return (await findGamesOf(userId, { ...part, after: undefined })).map(toEvent);
}

function toEvent(row: GameRow): CalendarEvent {
  const { latitude, longitude } = row;
  const url = new URL(routes.game(row.id), env.NEXTAUTH_URL).href;
  const exact = row.venue !== null && latitude !== null && longitude !== null;
  const words = [row.group.name, reasonWords(row.cancelReason) ?? row.description, url];
  return {
    uid: `${row.calendarUid}@maidan`,
    sequence: row.calendarSequence,
    title:
      row.status === 'cancelled' ? translate(texts).cancelledEvent({ game: row.title }) : row.title,
    description: words.filter(Boolean).join('\n\n'),
    location: placeholderWords(row.location),
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
