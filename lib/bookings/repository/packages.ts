import { type Kysely, sql } from 'kysely';
import type { BookingSide, PackageStatus } from '@/lib/bookings/policy';
import {
  activeAccount,
  coachPageName,
  guardiansOf,
  mayTrain,
  shownName,
} from '@/lib/moderation/visibility';
import { db, type Tx } from '@/lib/platform/db/client';
import { on, prepared } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import type { Tables } from '@/lib/platform/db/tables';

const packagesFor = (kx: Kysely<Tables>, userId: number) =>
  kx
    .selectFrom('coachPackages as k')
    .innerJoin('coachApplications as c', 'c.id', 'k.coachId')
    .leftJoin('users as p', 'p.id', 'k.clientId')
    .leftJoin('coachClients as n', 'n.id', 'k.coachClientId')
    .select((eb) => [
      'k.id',
      'k.coachId',
      'c.userId as coachUserId',
      'k.clientId',
      'k.coachClientId',
      coachPageName(userId).as('coachName'),
      eb.not(mayTrain(eb.ref('c.userId'), userId)).as('coachHidden'),
      sql<string>`coalesce(${eb.ref('n.name')}, ${shownName('p', userId)})`.as('clientName'),
      sql<boolean>`NOT (${mayTrain(eb.ref('k.clientId'), userId)} AND coalesce(${activeAccount('p')}, true))`.as(
        'clientHidden',
      ),
      guardiansOf('p', userId).as('guardians'),
      'k.sessionsTotal',
      'k.sessionsUsed',
      'k.price',
      'k.currency',
      'k.status',
      'k.validDays',
      'k.expiresAt',
      'k.createdAt',
    ]);

const findPackageRow = prepared((kx, p: { userId: number; id: number }) =>
  packagesFor(kx, p.userId)
    .where('k.id', '=', p.id)
    .where((eb) => eb.or([eb('k.clientId', '=', p.userId), eb('c.userId', '=', p.userId)])),
);

export type PackageRow = Awaited<ReturnType<typeof findPackageRow>>[number];

export async function findPackage(
  userId: number,
  id: number,
  tx: Tx = db,
): Promise<PackageRow | null> {
  const [row] = await findPackageRow({ userId, id }, tx);
  return row ?? null;
}

export function findPackages(
  userId: number,
  side: BookingSide,
  limit: number,
): Promise<PackageRow[]> {
  return packagesFor(on(), userId)
    .where(side === 'coach' ? 'c.userId' : 'k.clientId', '=', userId)
    .orderBy('k.id', 'desc')
    .limit(limit)
    .execute();
}

export function insertPackage(
  data: {
    coachId: number;
    clientId: number | null;
    coachClientId?: number | null;
    sessionsTotal: number;
    price: number;
    currency: string;
    validDays: number | null;
    /** A package that the coach gives starts at once. */
    status?: 'active';
    expiresAt?: Date | null;
  },
  tx: Tx,
): Promise<{ id: number }> {
  return on(tx).insertInto('coachPackages').values(data).returning('id').executeTakeFirstOrThrow();
}

export async function countOpenPackages(
  clientId: number,
  coachId: number,
  tx: Tx,
): Promise<number> {
  const { count } = await on(tx)
    .selectFrom('coachPackages')
    .where('clientId', '=', clientId)
    .where('coachId', '=', coachId)
    .where('status', 'in', ['requested', 'active'])
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', new Date())]))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** When the client last withdrew a request for a package of this coach, if after `since`. */
export async function findCancelledAt(
  { clientId, coachId, since }: { clientId: number; coachId: number; since: Date },
  tx: Tx,
): Promise<Date | null> {
  const row = await on(tx)
    .selectFrom('coachPackages')
    .where('clientId', '=', clientId)
    .where('coachId', '=', coachId)
    .where('status', '=', 'cancelled')
    .where('updatedAt', '>', since)
    .orderBy('updatedAt', 'desc')
    .limit(1)
    .select('updatedAt')
    .executeTakeFirst();
  return row?.updatedAt ?? null;
}

/** @returns false when it is not `requested` (any more) */
export async function updateRequestedPackage(
  id: number,
  change: { status: 'active' | 'declined' | 'cancelled'; expiresAt: Date | null },
  tx: Tx,
): Promise<boolean> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('coachPackages')
    .set({ ...change, updatedAt: new Date() })
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses one session; the last one makes the package `used`. @returns false when none is left or it expires before */
export async function takeSession(id: number, startsAt: Date, tx: Tx): Promise<boolean> {
  const result = await on(tx)
    .updateTable('coachPackages')
    .set((eb) => ({
      sessionsUsed: eb('sessionsUsed', '+', 1),
      updatedAt: now,
      status: eb
        .case()
        .when(eb('sessionsUsed', '+', 1), '=', eb.ref('sessionsTotal'))
        .then(eb.cast<PackageStatus>(eb.val('used'), sql`package_status`))
        .else(eb.ref('status'))
        .end(),
    }))
    .where('id', '=', id)
    .where('status', '=', 'active')
    .whereRef('sessionsUsed', '<', 'sessionsTotal')
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', startsAt)]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Returns the session of a cancelled booking to its package. */
export async function giveSessionBack(id: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('coachPackages')
    .set((eb) => ({ sessionsUsed: eb('sessionsUsed', '-', 1), status: 'active', updatedAt: now }))
    .where('id', '=', id)
    .where('sessionsUsed', '>', 0)
    .where('status', 'in', ['active', 'used'])
    .execute();
}
