import { CANCEL_HOURS_DEFAULT, type VenueRole } from '@/lib/courts/constants';
import { canManageCourts, deskRole } from '@/lib/courts/policy';
import {
  type CourtRow,
  type CourtVenueRow,
  findCourt,
  findCourtVenue,
} from '@/lib/courts/repository/courts';
import type { CourtDto, DeskSettings } from '@/lib/courts/schema/court';
import type { CourtHours } from '@/lib/courts/schema/find-free';
import { texts } from '@/lib/courts/server-texts';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/** @throws AppError not_found, also for a hidden and for a merged venue */
export async function requireCourtVenue(
  actor: Actor | null,
  venueId: number,
  tx?: Tx,
): Promise<CourtVenueRow> {
  const venue = await findCourtVenue(venueId, actor?.userId ?? null, tx);
  if (!venue?.listed) throw notFound(say(texts, 'venueNotFound'));
  return venue;
}

/** A court with its venue. @throws AppError not_found */
export async function requireCourt(actor: Actor | null, id: number, tx?: Tx) {
  const court = await findCourt(id, tx);
  if (!court) throw notFound(say(texts, 'courtNotFound'));
  return { court, venue: await requireCourtVenue(actor, court.venueId, tx) };
}

/** @throws AppError forbidden, unless the actor has the desk of the venue */
export function requireDesk(actor: Actor, venue: CourtVenueRow): VenueRole {
  const role = deskRole(actor, venue);
  if (!role) throw new AppError('forbidden', say(texts, 'deskNotAllowed'));
  return role;
}

/** @throws AppError forbidden, unless the actor manages the courts */
export function requireOwner(actor: Actor, venue: CourtVenueRow): void {
  if (canManageCourts(deskRole(actor, venue))) return;
  throw new AppError('forbidden', say(texts, 'ownerNotAllowed'));
}

/** Whether people can ask here: somebody must be there to answer. */
export const takesAsks = ({ ownerId, closedAt }: CourtVenueRow): boolean =>
  ownerId !== null && closedAt === null;

export function settingsOf(venue: CourtVenueRow): DeskSettings {
  return {
    confirmsAtOnce: venue.confirmsAtOnce ?? false,
    cancelHours: venue.cancelHours ?? CANCEL_HOURS_DEFAULT,
    payTo: venue.payTo,
  };
}

export function hoursOf(court: CourtRow, venue: CourtVenueRow): CourtHours {
  return {
    ...court,
    hours: court.openingHours ?? venue.openingHours ?? [],
    timeZone: venue.timeZone,
  };
}

export function toCourtDto({ createdAt: _at, sportIds: _ids, ...court }: CourtRow): CourtDto {
  return court;
}
