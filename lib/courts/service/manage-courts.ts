import { listConnectionStates } from '@/lib/connections/service/list-connections';
import { COURTS_MAX, STAFF_MAX } from '@/lib/courts/constants';
import {
  type CourtVenueRow,
  deleteCourtRow,
  deleteStaff,
  findCourts,
  findStaff,
  insertCourt,
  lockCourts,
  saveDesk,
  saveStaff,
  updateCourt,
} from '@/lib/courts/repository/courts';
import { findOpenTimes } from '@/lib/courts/repository/times';
import type {
  AddStaffInput,
  CourtDto,
  DeskSettings,
  SaveCourtInput,
  StaffDto,
} from '@/lib/courts/schema/court';
import { texts } from '@/lib/courts/server-texts';
import {
  requireCourt,
  requireCourtVenue,
  requireDesk,
  requireOwner,
  toCourtDto,
} from '@/lib/courts/service/court-facts';
import { declineVain } from '@/lib/courts/service/tell-sides';
import { publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import { city } from '@/lib/platform/city/city';
import { lockRow } from '@/lib/platform/db/lock-row';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, invalidField, notFound } from '@/lib/platform/errors/app-error';
import { currencyOfCountry } from '@/lib/platform/geocoding/currency';
import { say } from '@/lib/platform/language/say';
import { listSports } from '@/lib/sports/service/read-sports';

/** The courts of a venue, for everybody. @throws AppError not_found */
export async function listCourts(actor: Actor | null, venueId: number): Promise<CourtDto[]> {
  const venue = await requireCourtVenue(actor, venueId);
  return (await findCourts(venue.id)).map(toCourtDto);
}

/** @throws AppError not_found, forbidden, invalid, conflict (too many) */
export async function addCourt(
  actor: Actor,
  venueId: number,
  input: SaveCourtInput,
): Promise<CourtDto> {
  const venue = await requireCourtVenue(actor, venueId);
  requireOwner(actor, venue);
  await requireValid(venue, input);
  const currency = currencyOfCountry(venue.country) ?? city().currency;
  const id = await transaction(async (tx) => {
    await lockRow('venues', venueId, tx);
    if ((await findCourts(venueId, tx)).length >= COURTS_MAX) {
      throw new AppError('conflict', say(texts, 'courtsMax', { max: COURTS_MAX }));
    }
    expireTags(tx, cacheTags.venue(venueId));
    return insertCourt({ ...input, venueId, currency }, tx);
  });
  return readCourt(actor, id);
}

/** What is booked keeps its time and its price. @throws AppError not_found, forbidden, invalid */
export async function editCourt(
  actor: Actor,
  id: number,
  input: SaveCourtInput,
): Promise<CourtDto> {
  const { venue } = await requireCourt(actor, id);
  requireOwner(actor, venue);
  await requireValid(venue, input);
  await transaction(async (tx) => {
    await lockCourts([id], tx);
    await updateCourt(id, input, tx);
    expireTags(tx, cacheTags.venue(venue.id));
  });
  return readCourt(actor, id);
}

/**
 * Deletes a court with its past times; open asks are declined.
 * @throws AppError not_found, forbidden, conflict (somebody has it at a time ahead)
 */
export async function deleteCourt(actor: Actor, id: number): Promise<void> {
  const { venue } = await requireCourt(actor, id);
  requireOwner(actor, venue);
  const told = await transaction(async (tx) => {
    await lockCourts([id], tx);
    const open = await findOpenTimes({ courtId: id }, tx);
    const count = open.filter(({ status }) => status === 'confirmed').length;
    if (count > 0) throw new AppError('conflict', say(texts, 'courtInUse', { count }));
    const notified = await declineVain(tx, open, 'declined');
    await deleteCourtRow(id, tx);
    expireTags(tx, cacheTags.venue(venue.id));
    return notified;
  });
  await publishNotifications(told);
}

async function readCourt(actor: Actor, id: number): Promise<CourtDto> {
  return toCourtDto((await requireCourt(actor, id)).court);
}

async function requireValid(venue: CourtVenueRow, input: SaveCourtInput): Promise<void> {
  const known = new Set((await listSports()).map(({ id }) => id));
  if (!input.sportIds.every((id) => known.has(id))) {
    throw invalidField('sportIds', say(texts, 'sportUnknown'));
  }
  const hours = input.openingHours ?? venue.openingHours;
  if (!hours?.length) throw invalidField('openingHours', say(texts, 'hoursMissing'));
}

/** @throws AppError not_found, forbidden */
export async function changeDesk(
  actor: Actor,
  venueId: number,
  settings: DeskSettings,
): Promise<DeskSettings> {
  requireOwner(actor, await requireCourtVenue(actor, venueId));
  await transaction((tx) => saveDesk(venueId, settings, tx));
  return settings;
}

/**
 * Gives a connection of the actor a role at the desk, or another one.
 * @throws AppError not_found (also for who is no connection), forbidden, conflict (the operator, too many)
 */
export async function addStaff(
  actor: Actor,
  venueId: number,
  { userId, role }: AddStaffInput,
): Promise<StaffDto[]> {
  const venue = await requireCourtVenue(actor, venueId);
  requireOwner(actor, venue);
  if (userId === venue.ownerId) throw new AppError('conflict', say(texts, 'staffIsOperator'));
  const states = await listConnectionStates(actor);
  if (states[userId]?.state !== 'connected') throw notFound(say(texts, 'staffUnknown'));
  return transaction(async (tx) => {
    await lockRow('venues', venueId, tx);
    const staff = await findStaff(venueId, actor.userId, tx);
    if (staff.length >= STAFF_MAX && !staff.some((other) => other.userId === userId)) {
      throw new AppError('conflict', say(texts, 'staffMax', { max: STAFF_MAX }));
    }
    await saveStaff({ venueId, userId, role }, tx);
    return findStaff(venueId, actor.userId, tx);
  });
}

/** People of the desk may leave it themselves. @throws AppError not_found, forbidden */
export async function removeStaff(actor: Actor, venueId: number, userId: number): Promise<void> {
  const venue = await requireCourtVenue(actor, venueId);
  if (userId === actor.userId) requireDesk(actor, venue);
  else requireOwner(actor, venue);
  await transaction((tx) => deleteStaff(venueId, userId, tx));
}
