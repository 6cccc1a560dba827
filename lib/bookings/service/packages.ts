import type { Actor } from '@/lib/auth/actor';
import { sideOf } from '@/lib/bookings/policy';
import {
  countOpenPackages,
  findPackage,
  findPackages,
  insertPackage,
  type PackageRow,
  updateRequestedPackage,
} from '@/lib/bookings/repository/packages';
import type { PackageDto } from '@/lib/bookings/schema';
import { packagePrice, requireCoach } from '@/lib/coaching/service/read-coach';
import { queuedTransaction } from '@/lib/db/queued-transaction';
import { AppError, invalidField, notFound } from '@/lib/errors/app-error';
import { UNAVAILABLE_NAME } from '@/lib/moderation/visibility';
import { notify, publishNotifications } from '@/lib/notifications/service';
import { PAGE_SIZE_MAX } from '@/lib/validation/paging';

/** Open packages that one client may have with one coach. */
const OPEN_MAX = 2;

export async function listPackages(actor: Actor, side: 'coach' | 'client'): Promise<PackageDto[]> {
  const rows = await findPackages(actor.userId, side, PAGE_SIZE_MAX);
  return rows.map((row) => toDto(actor, row));
}

/**
 * Asks a coach for a package; its price is what the rate says now, whatever it says later.
 * @throws AppError not_found, invalid, conflict (one's own, paused, too many)
 */
export async function requestPackage(
  actor: Actor,
  coachId: number,
  sessions: number,
): Promise<PackageDto> {
  const coach = await requireCoach(actor, coachId);
  if (coach.userId === actor.userId) {
    throw new AppError('conflict', 'You cannot buy your own package.');
  }
  if (coach.isPaused) throw new AppError('conflict', 'This coach takes no bookings at the moment.');
  const price = packagePrice(coach.hourlyRate, sessions);
  if (price === null) throw invalidField('sessions', 'A package has 4 or 8 sessions');
  const { id, told } = await queuedTransaction(async (tx) => {
    if ((await countOpenPackages(actor.userId, coachId, tx)) >= OPEN_MAX) {
      throw new AppError('conflict', 'You have open packages with this coach already.');
    }
    const { currency } = coach;
    const row = { coachId, clientId: actor.userId, sessionsTotal: sessions, price, currency };
    const created = await insertPackage(row, tx);
    const telling = await notify(tx, {
      userId: coach.userId,
      actorId: actor.userId,
      type: 'booking_package',
      title: 'Package requested',
      message: `A client asks for a package of ${sessions} sessions.`,
      data: { packageId: created.id },
    });
    return { id: created.id, told: telling };
  });
  await publishNotifications([told]);
  return toDto(actor, await requirePackage(actor, id));
}

/** @throws AppError not_found, forbidden (the other side's move), conflict (decided already) */
export async function movePackage(
  actor: Actor,
  id: number,
  action: 'accept' | 'decline' | 'cancel',
): Promise<PackageDto> {
  const row = await requirePackage(actor, id);
  const mover = action === 'cancel' ? 'client' : 'coach';
  if (sideOf(actor.userId, row) !== mover) {
    throw new AppError('forbidden', `Only the ${mover} can do that.`);
  }
  const status = { accept: 'active', decline: 'declined', cancel: 'cancelled' } as const;
  const told = await queuedTransaction(async (tx) => {
    if (!(await updateRequestedPackage(id, status[action], tx))) {
      throw new AppError('conflict', 'This package was decided already.');
    }
    return notify(tx, {
      userId: mover === 'coach' ? row.clientId : row.coachUserId,
      actorId: actor.userId,
      type: 'booking_package',
      title: `Package ${action === 'accept' ? 'accepted' : status[action]}`,
      message: `${row.sessionsTotal} sessions with ${row.coachName}.`,
      data: { packageId: id },
    });
  });
  await publishNotifications([told]);
  return toDto(actor, await requirePackage(actor, id));
}

async function requirePackage(actor: Actor, id: number): Promise<PackageRow> {
  const row = await findPackage(actor.userId, id);
  if (!row) throw notFound('Package');
  return row;
}

function toDto(actor: Actor, row: PackageRow): PackageDto {
  const { id, sessionsTotal, sessionsUsed, price, currency, status } = row;
  return {
    id,
    // The query answers only packages of which the actor is one side.
    side: sideOf(actor.userId, row) ?? 'client',
    coach: { id: row.coachId, name: row.coachHidden ? UNAVAILABLE_NAME : row.coachName },
    client: { id: row.clientHidden ? null : row.clientId, name: row.clientName },
    sessionsTotal,
    sessionsUsed,
    price,
    currency,
    status,
    createdAt: row.createdAt.toISOString(),
  };
}
