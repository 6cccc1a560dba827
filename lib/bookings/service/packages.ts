import {
  canMovePackage,
  isPackageOf,
  isPackageValid,
  PACKAGE_ACTIONS,
  PACKAGE_RULES,
  type PackageAction,
  sideOf,
} from '@/lib/bookings/policy';
import {
  countOpenPackages,
  findCancelledAt,
  findPackage,
  findPackages,
  insertPackage,
  type PackageRow,
  updateRequestedPackage,
} from '@/lib/bookings/repository/packages';
import type { PackageDto } from '@/lib/bookings/schema';
import { texts } from '@/lib/bookings/server-texts';
import type { BookPerson } from '@/lib/bookings/service/enter-sessions';
import { coachNameOf, onlyOf, otherName } from '@/lib/bookings/service/notify-parties';
import { lockBoth } from '@/lib/bookings/service/require-free';
import { listOffers, requireCoach } from '@/lib/coaching/service/read-coach';
import { acceptPair, announcePair } from '@/lib/messages/service/start-conversation';
import { placeholderWords } from '@/lib/moderation/constants';
import {
  forgetUnread,
  notify,
  type PendingNotification,
  publishNotifications,
} from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import { lockPerson } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, invalidField, notFound } from '@/lib/platform/errors/app-error';
import { askAgainSince, requireWaited } from '@/lib/platform/errors/ask-again';
import { type Said, say } from '@/lib/platform/language/say';
import { BATCH_SIZE_MAX } from '@/lib/platform/validation/batch-size';

/** Open packages that one client may have with one coach. */
const OPEN_MAX = 2;
const DAY_MS = 86_400_000;

export async function listPackages(actor: Actor, side: 'coach' | 'client'): Promise<PackageDto[]> {
  const rows = await findPackages(actor.userId, side, BATCH_SIZE_MAX);
  return rows.map((row) => toDto(actor, row));
}

/**
 * Requests a package from a coach, on the current terms of the offer, whatever the coach changes later.
 * @throws AppError not_found, invalid, conflict (the coach is the caller, paused, too many), rate_limited (withdrew such a
 * request lately)
 */
export async function requestPackage(
  actor: Actor,
  coachId: number,
  sessions: number,
): Promise<PackageDto> {
  const coach = await requireCoach(actor, coachId);
  if (coach.userId === actor.userId) {
    throw new AppError('conflict', say(texts, 'ownPackage'));
  }
  if (coach.isPaused) throw new AppError('conflict', say(texts, 'coachPaused'));
  const offer = (await listOffers(coach)).find((known) => known.sessions === sessions);
  if (!offer) throw invalidField('sessions', say(texts, 'noSuchPackage'));
  const { id, notified } = await transaction(async (tx) => {
    await lockBoth(actor, [actor.userId, coach.userId], tx);
    if ((await countOpenPackages(actor.userId, coachId, tx)) >= OPEN_MAX) {
      throw new AppError('conflict', say(texts, 'tooManyPackages'));
    }
    const cancelledAt = await findCancelledAt(
      { clientId: actor.userId, coachId, since: askAgainSince() },
      tx,
    );
    requireWaited(cancelledAt, (hours) =>
      say(texts, 'askAgainLater', { coach: coach.name, hours }),
    );
    await forgetUnread(tx, cancelled(coach.userId, actor.userId));
    const { currency } = coach;
    const { price, validDays } = offer;
    const row = { coachId, clientId: actor.userId, sessionsTotal: sessions, price, currency };
    const created = await insertPackage({ ...row, validDays }, tx);
    const notification = await notifyOfPackage(tx, created.id, {
      userId: coach.userId,
      actorId: actor.userId,
      title: say(texts, 'packageRequestedTitle'),
      message: (other) => say(texts, 'packageRequested', { other, sessions }),
    });
    return { id: created.id, notified: notification };
  });
  await publishNotifications([notified]);
  return toDto(actor, await requirePackage(actor, id));
}

/** @throws AppError not_found, forbidden (the other side's move), conflict (decided already) */
export async function movePackage(
  actor: Actor,
  id: number,
  action: PackageAction,
): Promise<PackageDto> {
  const row = await requirePackage(actor, id);
  const { side: mover, to: status } = PACKAGE_RULES[action];
  if (sideOf(actor.userId, row) !== mover) {
    throw new AppError('forbidden', say(texts, onlyOf(mover)));
  }
  // One that the coach gave to somebody without an account was never asked for.
  const { clientId } = row;
  if (clientId === null) throw new AppError('conflict', say(texts, 'packageDecided'));
  const days = action === 'accept' ? row.validDays : null;
  const expiresAt = endOf(days);
  const pair = [row.coachUserId, clientId] as const;
  const { notified, conversationId } = await transaction(async (tx) => {
    if (action === 'cancel') await lockPerson(actor.userId, tx);
    if (action === 'accept') await lockBoth(actor, pair, tx);
    if (!(await updateRequestedPackage(id, { status, expiresAt }, tx))) {
      throw new AppError('conflict', say(texts, 'packageDecided'));
    }
    if (action === 'cancel' && (await takeBack(tx, row)))
      return { notified: [], conversationId: null };
    const notification = await notifyOfPackage(tx, id, {
      userId: mover === 'coach' ? clientId : row.coachUserId,
      actorId: actor.userId,
      title: say(texts, DECIDED[action]),
      message: (other) => say(texts, 'packageOf', { other, sessions: row.sessionsTotal }),
      ...(action === 'cancel' && { about: { cancelled: true } }),
    });
    const accepted = action === 'accept' ? await acceptPair(tx, pair) : null;
    return { notified: [notification], conversationId: accepted };
  });
  await publishNotifications(notified);
  await announcePair(conversationId, pair);
  return toDto(actor, await requirePackage(actor, id));
}

const DECIDED = {
  accept: 'packageAcceptedTitle',
  decline: 'packageDeclinedTitle',
  cancel: 'packageCancelledTitle',
} as const satisfies Record<PackageAction, string>;

const cancelled = (coachUserId: number, clientId: number) => ({
  userId: coachUserId,
  actorId: clientId,
  type: 'booking_package',
  about: { cancelled: true },
});

/** As for a booking: an unread notification is removed and nothing else sent. @returns whether the coach need not be told */
async function takeBack(tx: Tx, { id, coachUserId, clientId }: PackageRow): Promise<boolean> {
  if (clientId === null) return true;
  const notified = cancelled(coachUserId, clientId);
  if (await forgetUnread(tx, { ...notified, about: { packageId: id } })) return true;
  await forgetUnread(tx, notified);
  return false;
}

/** Notifies one side of a package, with the other side's name as the recipient may see it. */
async function notifyOfPackage(
  tx: Tx,
  packageId: number,
  {
    message,
    about,
    ...notification
  }: {
    userId: number;
    actorId: number;
    title: Said;
    message: (other: string) => Said;
    about?: { cancelled: true };
  },
): Promise<PendingNotification> {
  const row = await findPackage(notification.userId, packageId, tx);
  if (!row) throw notFound(say(texts, 'packageNotFound'));
  const data = { packageId, side: sideOf(notification.userId, row), ...about };
  return notify(tx, {
    ...notification,
    type: 'booking_package',
    message: message(otherName(notification.userId, row)),
    data,
  });
}

/** A package that starts at once, in the caller's transaction and under the locks of both sides. */
export async function givePackage(
  tx: Tx,
  actor: Actor,
  coach: { id: number; currency: string },
  person: BookPerson,
  { sessions, price, validDays }: { sessions: number; price: number; validDays: number | null },
): Promise<PendingNotification[]> {
  const terms = { sessionsTotal: sessions, price, validDays, currency: coach.currency };
  const row = { ...person, ...terms, coachId: coach.id, status: 'active' as const };
  const { id } = await insertPackage({ ...row, expiresAt: endOf(validDays) }, tx);
  if (person.clientId === null) return [];
  const notification = await notifyOfPackage(tx, id, {
    userId: person.clientId,
    actorId: actor.userId,
    title: say(texts, 'packageGivenTitle'),
    message: (other) => say(texts, 'packageOf', { other, sessions }),
  });
  return [notification];
}

/** @throws AppError invalid, unless it is a package of this person with this coach */
export async function requirePackageOf(
  actor: Actor,
  packageId: number,
  person: BookPerson & { coachId: number },
  tx: Tx,
): Promise<void> {
  const bought = await findPackage(actor.userId, packageId, tx);
  if (!bought || !isPackageOf(bought, person)) {
    throw invalidField('packageId', say(texts, 'notTheirPackage'));
  }
}

const endOf = (days: number | null) =>
  days === null ? null : new Date(Date.now() + days * DAY_MS);

async function requirePackage(actor: Actor, id: number): Promise<PackageRow> {
  const row = await findPackage(actor.userId, id);
  if (!row) throw notFound(say(texts, 'packageNotFound'));
  return row;
}

function toDto(actor: Actor, row: PackageRow): PackageDto {
  const { id, sessionsTotal, sessionsUsed, price, currency, status } = row;
  // The query returns only packages of which the actor is one side.
  const side = sideOf(actor.userId, row) ?? 'client';
  return {
    id,
    side,
    coach: { id: row.coachId, name: placeholderWords(coachNameOf(row)) },
    client: {
      id: row.clientHidden ? null : row.clientId,
      name: placeholderWords(row.clientName),
      guardians: row.guardians,
    },
    sessionsTotal,
    sessionsUsed,
    price,
    currency,
    status,
    validDays: row.validDays,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    isUsable: status === 'active' && isPackageValid(row, new Date()),
    actions: PACKAGE_ACTIONS.filter((action) => canMovePackage(side, action, row)),
    createdAt: row.createdAt.toISOString(),
  };
}
