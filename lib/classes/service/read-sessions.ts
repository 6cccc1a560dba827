import {
  CLASS_ACTIONS,
  type ClassFacts,
  type ClassSide,
  canActOnClass,
  canMarkAttendance,
  decisionTime,
  isUndecided,
} from '@/lib/classes/policy';
import {
  findCalendarSessions,
  findOwnSessions,
  findSession,
  findSessionsOfCoach,
  type SessionRow,
} from '@/lib/classes/repository/find-sessions';
import { findParticipants } from '@/lib/classes/repository/places';
import type { ClassParticipantDto, ClassSessionDto } from '@/lib/classes/schema';
import { texts } from '@/lib/classes/server-texts';
import { reasonWords } from '@/lib/classes/service/decide-session';
import { sessionPlace } from '@/lib/coaching/service/place-of';
import { requireCoach } from '@/lib/coaching/service/read-coach';
import { placeholderWords } from '@/lib/moderation/constants';
import type { Actor } from '@/lib/platform/auth/actor';
import { type CalendarEvent, calendarFile } from '@/lib/platform/calendar/calendar-file';
import type { Tx } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/server';
import { notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { canSendMail } from '@/lib/platform/mail/provider';
import { profileImageUrl } from '@/lib/platform/storage/file-url';
import { BATCH_SIZE_MAX } from '@/lib/platform/validation/batch-size';
import { routes } from '@/lib/routes';

/** @throws AppError not_found */
export async function listSessions(
  actor: Actor | null,
  coachId: number,
): Promise<ClassSessionDto[]> {
  await requireCoach(actor, coachId);
  const rows = await findSessionsOfCoach(actor?.userId ?? null, coachId, BATCH_SIZE_MAX);
  return rows.map((row) => toSession(actor, row));
}

export async function listOwnSessions(actor: Actor, side: ClassSide): Promise<ClassSessionDto[]> {
  const rows = await findOwnSessions(actor.userId, side, BATCH_SIZE_MAX);
  return rows.map((row) => toSession(actor, row));
}

/** @throws AppError not_found */
export async function readSession(actor: Actor, id: number): Promise<ClassSessionDto> {
  return toSession(actor, await requireSession(actor, id));
}

export async function requireSession(
  actor: Actor | null,
  id: number,
  tx?: Tx,
): Promise<SessionRow> {
  const row = await findSession(actor?.userId ?? null, id, tx);
  if (!row) throw notFound(say(texts, 'classNotFound'));
  return row;
}

/** For the coach only; participants are hidden from others. @throws AppError not_found */
export async function listParticipants(actor: Actor, id: number): Promise<ClassParticipantDto[]> {
  const { coachUserId } = await requireSession(actor, id);
  if (coachUserId !== actor.userId) throw notFound(say(texts, 'classNotFound'));
  const rows = await findParticipants(actor.userId, id);
  return rows.map(({ name, profileImageKey, profileImageProvider, ...row }) => ({
    ...row,
    name: placeholderWords(name),
    profileImageUrl: profileImageUrl({ profileImageKey, profileImageProvider }),
  }));
}

/** A date as a calendar file, marked if cancelled. @throws AppError not_found */
export async function readSessionFile(actor: Actor, id: number): Promise<string> {
  const row = await requireSession(actor, id);
  return calendarFile([toEvent(row, actor.userId)], row.name);
}

/** The classes that a person joined or gives, for their calendar subscription. */
export async function listCalendarEvents(
  userId: number,
  batch: { when: 'upcoming' | 'past'; limit: number },
): Promise<CalendarEvent[]> {
  const rows = await findCalendarSessions(userId, batch);
  return rows.map((row) => toEvent(row, userId));
}

export function sideOf(actor: Actor | null, { coachUserId }: SessionRow): ClassSide {
  return actor?.userId === coachUserId ? 'coach' : 'client';
}

export const toFacts = (row: SessionRow): ClassFacts => ({
  status: row.status,
  startsAt: row.startsAt,
  mine: row.mine,
  isUndecided: isUndecided(row, new Date()),
});

/** To a confirmed reader who wants a place, a date is not full while somebody has one whose address nobody has proven. */
function spotsLeft(side: ClassSide, { places, goingCount, yieldingCount }: SessionRow): number {
  const free = places - goingCount;
  const yields = free === 0 && side === 'client' && canSendMail();
  return yields ? (yieldingCount ?? 0) : free;
}

function toSession(actor: Actor | null, row: SessionRow): ClassSessionDto {
  const side = sideOf(actor, row);
  const now = new Date();
  const { id, classId, name, timeZone, price, currency, places, status } = row;
  return {
    id,
    classId,
    name,
    coach: { id: row.coachId, name: row.coachName },
    side,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    timeZone,
    price,
    currency,
    places,
    spotsLeft: spotsLeft(side, row),
    waitlistCount: row.waitlistCount,
    place: sessionPlace(row),
    status,
    cancelReason: reasonWords(row.cancelReason),
    needs: toNeeds(row, now),
    canMarkAttendance: side === 'coach' && canMarkAttendance(row, now),
    myStatus: row.mine === 'out' ? null : row.mine,
    myPlaceInLine: row.myPlaceInLine,
    actions: actor
      ? CLASS_ACTIONS.filter((action) => canActOnClass(side, action, toFacts(row), now))
      : [],
  };
}

function toNeeds(row: SessionRow, now: Date): ClassSessionDto['needs'] {
  const decidesAt = decisionTime(row);
  if (row.minimum === null || !decidesAt || !isUndecided(row, now)) return null;
  return { people: row.minimum, going: row.goingCount, decidesAt: decidesAt.toISOString() };
}

function toEvent(row: SessionRow, viewerId: number): CalendarEvent {
  const isCoach = row.coachUserId === viewerId;
  const path = isCoach ? routes.bookings({ tab: 'requests' }) : routes.coach(row.coachId);
  const url = new URL(path, env.NEXTAUTH_URL).href;
  const t = translate(texts);
  const words = [
    isCoach ? null : t.withCoach({ coach: row.coachName }),
    reasonWords(row.cancelReason),
    url,
  ];
  return {
    uid: `${row.calendarUid}@maidan`,
    sequence: row.calendarSequence,
    title: row.status === 'cancelled' ? t.cancelledEvent({ lesson: row.name }) : row.name,
    description: words.filter(Boolean).join('\n\n'),
    location: sessionPlace(row)?.name ?? '',
    point: null,
    url,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    status: statusOf(row),
    changedAt: row.updatedAt,
  };
}

function statusOf({ status, mine }: SessionRow): CalendarEvent['status'] {
  if (status === 'cancelled') return 'CANCELLED';
  return mine === 'waitlisted' ? 'TENTATIVE' : 'CONFIRMED';
}
