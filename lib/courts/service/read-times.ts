import { z } from 'zod';
import {
  COURT_TIME_ACTIONS,
  type CourtTimeAction,
  type CourtTimeSide,
  canMoveCourtTime,
  canRelocate,
  deskRole,
} from '@/lib/courts/policy';
import { findChanges } from '@/lib/courts/repository/changes';
import { findCourtVenue } from '@/lib/courts/repository/courts';
import { type CourtTimeRow, findOwnTimes, findTime } from '@/lib/courts/repository/times';
import type {
  CourtTimeChangeDto,
  DeskTimeDto,
  ListCourtTimesInput,
  OwnCourtTimeDto,
} from '@/lib/courts/schema/court-time';
import { texts } from '@/lib/courts/server-texts';
import { placeholderWords } from '@/lib/moderation/constants';
import type { Actor } from '@/lib/platform/auth/actor';
import { toWallTime } from '@/lib/platform/calendar/wall-clock';
import type { Tx } from '@/lib/platform/db/client';
import { notFound } from '@/lib/platform/errors/app-error';
import { openCursor, type Page, toPage } from '@/lib/platform/http/cursor';
import { say } from '@/lib/platform/language/say';

const LIST = 'court-times';
const positionSchema = z.object({ startsAt: z.iso.datetime(), id: z.number().int() });

/** What the actor has asked for and has, the latest start first. */
export async function listOwnTimes(
  actor: Actor,
  { cursor, limit }: ListCourtTimesInput,
): Promise<Page<OwnCourtTimeDto>> {
  const at = openCursor(LIST, cursor, positionSchema);
  const before = at && { id: at.id, startsAt: new Date(at.startsAt) };
  const rows = await findOwnTimes(actor.userId, { before, limit: limit + 1 });
  return toPage(rows, {
    name: LIST,
    limit,
    toPosition: ({ startsAt, id }) => ({ startsAt: startsAt.toISOString(), id }),
    toDto: toOwnTime,
  });
}

/** A time with the actor's side of it. @throws AppError not_found for everybody else */
export async function requireTime(
  actor: Actor,
  id: number,
  tx?: Tx,
): Promise<{ time: CourtTimeRow; side: CourtTimeSide }> {
  const time = await findTime(id, actor.userId, tx);
  const venue = time && (await findCourtVenue(time.venueId, actor.userId, tx));
  if (venue && deskRole(actor, venue)) return { time, side: 'desk' };
  if (time?.userId === actor.userId) return { time, side: 'booker' };
  throw notFound(say(texts, 'timeNotFound'));
}

export async function readOwnTime(actor: Actor, id: number): Promise<OwnCourtTimeDto> {
  return toOwnTime((await requireTime(actor, id)).time);
}

export async function readDeskTime(actor: Actor, id: number): Promise<DeskTimeDto> {
  return toDeskTime((await requireTime(actor, id)).time);
}

/** What happened to a time, for both sides. @throws AppError not_found */
export async function listChanges(actor: Actor, id: number): Promise<CourtTimeChangeDto[]> {
  await requireTime(actor, id);
  return (await findChanges(id, actor.userId)).map((change) => ({
    ...change,
    by: change.by && placeholderWords(change.by),
    startsAt: change.startsAt.toISOString(),
    at: change.at.toISOString(),
  }));
}

/** Once the venue is not listed any more, neither its name nor how to pay it is shown. */
function toOwnTime(row: CourtTimeRow): OwnCourtTimeDto {
  const { venueId, venueName, venuePhone, isListed, payTo, gameId } = row;
  return {
    ...shared(row, 'booker'),
    venue: isListed ? { id: venueId, name: venueName, phone: venuePhone } : null,
    payTo: isListed ? payTo : null,
    gameId,
  };
}

export function toDeskTime(row: CourtTimeRow): DeskTimeDto {
  const { userId, isHidden, person, name, phone } = row;
  return {
    ...shared(row, 'desk'),
    userId: isHidden ? null : userId,
    who: person === null ? name : placeholderWords(person),
    phone,
    canRelocate: canRelocate(row, new Date()),
  };
}

function shared(row: CourtTimeRow, side: CourtTimeSide) {
  const { id, courtId, courtName, status, startsAt, endsAt, timeZone, price, currency } = row;
  const now = new Date();
  const may = (action: CourtTimeAction) => canMoveCourtTime(side, action, row, now);
  return {
    id,
    courtId,
    courtName,
    status,
    ...toMoment({ startsAt, endsAt }, timeZone),
    minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000),
    price,
    currency,
    isPaid: row.paidAt !== null,
    isStanding: row.standingId !== null,
    cancelledLate: row.cancelledLate,
    lapsesAt: row.lapsesAt?.toISOString() ?? null,
    freeCancelUntil: row.freeCancelUntil?.toISOString() ?? null,
    actions: COURT_TIME_ACTIONS.filter(may),
  };
}

export function toMoment({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, timeZone: string) {
  return {
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    ...toWallTime(startsAt, timeZone),
    timeZone,
  };
}
