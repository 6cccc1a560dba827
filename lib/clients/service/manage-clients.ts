import { type BookPerson, enterSessions } from '@/lib/bookings/service/enter-sessions';
import { givePackage, requirePackageOf } from '@/lib/bookings/service/packages';
import { lockBoth, slotTaken } from '@/lib/bookings/service/require-free';
import { CLIENTS_MAX } from '@/lib/clients/constants';
import {
  type ClientRow,
  countClients,
  deleteClient,
  findClient,
  insertClient,
  lockClient,
  updateClient,
  updateLink,
} from '@/lib/clients/repository/clients';
import type {
  AddClientInput,
  ChangeClientInput,
  ClientPageDto,
  EnterSessionsInput,
  GivePackageInput,
} from '@/lib/clients/schema';
import { texts } from '@/lib/clients/server-texts';
import { readClient } from '@/lib/clients/service/read-clients';
import { texts as coachTexts } from '@/lib/coaching/server-texts';
import { requireOwn } from '@/lib/coaching/service/manage-settings';
import { venueOf } from '@/lib/coaching/service/place-of';
import { requireCoach } from '@/lib/coaching/service/read-coach';
import { publishNotifications } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { requireOwnName } from '@/lib/platform/auth/reserved-name';
import type { Tx } from '@/lib/platform/db/client';
import { lockCoachTime } from '@/lib/platform/db/coach-lock';
import { violates } from '@/lib/platform/db/errors';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/** Somebody without an account. @throws AppError not_found (not the coach), conflict (too many), invalid (a reserved name) */
export async function addClient(
  actor: Actor,
  coachId: number,
  input: AddClientInput,
): Promise<ClientPageDto> {
  await requireOwn(actor, coachId);
  requireOwnName(input.name);
  const { id } = await transaction(async (tx) => {
    await lockBoth(actor, [actor.userId, null], tx);
    if ((await countClients(coachId, tx)) >= CLIENTS_MAX) {
      throw new AppError('conflict', say(texts, 'tooManyClients', { max: CLIENTS_MAX }));
    }
    return insertClient({ coachId, ...input }, tx);
  });
  return readClient(actor, id);
}

/** @throws AppError not_found, conflict (the name of an account), invalid (a reserved name) */
export async function changeClient(
  actor: Actor,
  id: number,
  { name, ...input }: ChangeClientInput,
): Promise<ClientPageDto> {
  if (name !== undefined) requireOwnName(name);
  await onClient(actor, id, async (tx, { userId }) => {
    if (name !== undefined && userId !== null) {
      throw new AppError('conflict', say(texts, 'accountKeepsName'));
    }
    await updateClient(id, { ...input, ...(name !== undefined && { name }) }, tx);
  });
  return readClient(actor, id);
}

/** Ends the links so far. @throws AppError not_found */
export async function renewLink(actor: Actor, id: number): Promise<ClientPageDto> {
  await onClient(actor, id, (tx) => updateLink(id, tx));
  return readClient(actor, id);
}

/** Their sessions and packages go, too. @throws AppError not_found, conflict (has an account) */
export async function removeClient(actor: Actor, id: number): Promise<void> {
  await onClient(actor, id, async (tx, { userId }) => {
    if (userId !== null) throw new AppError('conflict', say(texts, 'accountStays'));
    await deleteClient(id, tx);
  });
}

/**
 * Enters a session, or one a week; they stand at once. @throws AppError not_found, invalid (time, venue, package), conflict (taken,
 * the client is not there any more)
 */
export async function addClientSessions(
  actor: Actor,
  id: number,
  { price, venueId, packageId, ...wanted }: EnterSessionsInput,
): Promise<ClientPageDto> {
  const known = await requireClient(actor, id);
  const coach = await requireCoach(actor, known.coachId);
  const entered = {
    ...wanted,
    price: price ?? Math.round((coach.hourlyRate * wanted.duration) / 60),
    packageId,
    venueId: venueOf(coach.venues, venueId, say(coachTexts, 'notYourVenue')),
  };
  const notified = await onPerson(actor, known, async (tx, person) => {
    if (packageId !== null) {
      await requirePackageOf(actor, packageId, { ...person, coachId: coach.id }, tx);
    }
    return enterSessions(tx, coach, person, entered);
  }).catch((error: unknown) => {
    throw violates(error, 'booking_requests_no_double_booking') ? slotTaken(error) : error;
  });
  await publishNotifications(notified);
  return readClient(actor, id);
}

/** @throws AppError not_found, conflict (the client is not there any more) */
export async function giveClientPackage(
  actor: Actor,
  id: number,
  input: GivePackageInput,
): Promise<ClientPageDto> {
  const known = await requireClient(actor, id);
  const coach = { id: known.coachId, currency: known.currency };
  await publishNotifications(
    await onPerson(actor, known, (tx, person) => givePackage(tx, actor, coach, person, input)),
  );
  return readClient(actor, id);
}

async function requireClient(actor: Actor, id: number, tx?: Tx): Promise<ClientRow> {
  const client = await findClient(actor.userId, id, tx);
  if (!client) throw notFound(say(texts, 'clientNotFound'));
  return client;
}

async function onClient(
  actor: Actor,
  id: number,
  work: (tx: Tx, client: ClientRow) => Promise<void>,
): Promise<void> {
  await requireClient(actor, id);
  await transaction(async (tx) => {
    await lockClient(id, tx);
    await work(tx, await requireClient(actor, id, tx));
  });
}

/** For what the coach gives a client: under the locks of both accounts, and of the client, who may become an account meanwhile. */
function onPerson<T>(
  actor: Actor,
  known: ClientRow,
  work: (tx: Tx, person: BookPerson) => Promise<T>,
): Promise<T> {
  return transaction(async (tx) => {
    await lockBoth(actor, [actor.userId, known.userId], tx);
    await lockCoachTime(actor.userId, tx);
    await lockClient(known.id, tx);
    const { id, userId, isHidden } = await requireClient(actor, known.id, tx);
    if (userId !== known.userId || isHidden) {
      throw new AppError('conflict', say(texts, 'notPossible'));
    }
    return work(tx, { clientId: userId, coachClientId: userId === null ? id : null });
  });
}
