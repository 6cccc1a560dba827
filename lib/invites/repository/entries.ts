import { INVITE_OFFERS_MAX } from '@/lib/invites/constants';
import { groupOfLink } from '@/lib/invites/repository/links';
import { notBlocked } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import type { Gender } from '@/lib/platform/db/generated/enums';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';

interface EntryKey {
  linkId: number;
  email: string;
}

export interface NewEntry extends EntryKey {
  name: string;
  gender: Gender | null;
  waitlist: boolean;
  held: { id: number; until: Date } | null;
}

/** Call it under the link's lock. */
export async function findHeldSeat({ linkId, email }: EntryKey, tx: Tx) {
  const row = await on(tx)
    .selectFrom('inviteEntries')
    .where('linkId', '=', linkId)
    .where('email', '=', email)
    .where('heldUntil', '>', new Date())
    .select(['seatHoldId as id', 'heldUntil as until'])
    .executeTakeFirst();
  return row?.id && row.until ? { id: row.id, until: row.until } : null;
}

/**
 * One row for each address at a link, whatever its previous state. Of two forms that differ nobody knows which the owner of the
 * address sent, so neither names them.
 */
export async function upsertEntry(
  { linkId, email, held, name, gender, waitlist }: NewEntry,
  tx: Tx,
) {
  const data = {
    waitlist,
    seatHoldId: held?.id ?? null,
    heldUntil: held?.until ?? null,
    updatedAt: now,
  };
  const { id, declinedAt } = await on(tx)
    .insertInto('inviteEntries')
    .values({ linkId, email, name, gender, ...data })
    .onConflict((conflict) =>
      conflict.columns(['linkId', 'email']).doUpdateSet((eb) => ({
        ...data,
        name: eb.case().when('inviteEntries.name', '=', name).then(name).else(null).end(),
        gender: eb
          .case()
          .when('inviteEntries.gender', '=', gender)
          .then(eb.ref('inviteEntries.gender'))
          .else(null)
          .end(),
      })),
    )
    .returning(['id', 'declinedAt'])
    .executeTakeFirstOrThrow();
  return { id, isDeclined: declinedAt !== null };
}

/**
 * The uses of a link, with those that holds promise to others. Uses of people with unproven addresses count for such people
 * alone. Call it under the link's lock.
 */
export async function countClaims(
  { id: linkId, uses }: { id: number; uses: number },
  {
    userId = 0,
    email,
    isConfirmed = false,
  }: { userId?: number; email: string; isConfirmed?: boolean },
  tx: Tx,
): Promise<number> {
  const { held } = await on(tx)
    .selectFrom('inviteEntries')
    .where('linkId', '=', linkId)
    .where('email', '<>', email)
    .where('heldUntil', '>', new Date())
    .select((eb) => eb.fn.countAll<number>().as('held'))
    .executeTakeFirstOrThrow();
  if (isConfirmed) return uses + held;
  const { users } = await on(tx)
    .selectFrom('inviteLinkUses')
    .where('linkId', '=', linkId)
    .where('userId', '<>', userId)
    .select((eb) => eb.fn.countAll<number>().as('users'))
    .executeTakeFirstOrThrow();
  return Math.max(uses, users) + held;
}

/** Entries of an address that the person has proven. */
const ownEntries = (userId: number) =>
  on()
    .selectFrom('inviteEntries as e')
    .innerJoin('users as u', 'u.email', 'e.email')
    .innerJoin('inviteLinks as l', 'l.id', 'e.linkId')
    .where('u.id', '=', userId)
    .where('u.emailVerifiedAt', 'is not', null);

export async function findOwnEntry(userId: number, id: number) {
  const row = await ownEntries(userId)
    .where('e.id', '=', id)
    .select((eb) => [
      'e.id',
      'e.name',
      'e.gender',
      'e.waitlist',
      'e.seatHoldId',
      eb('e.declinedAt', 'is not', null).$castTo<boolean>().as('isDeclined'),
      'l.tokenHash',
      'l.gameId',
    ])
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Entries with the person's address that await an answer: not declined ones, nor those by a person they blocked, nor by a link
 * that they have used, so that leaving does not bring the question back.
 */
export function findOffers(userId: number) {
  return ownEntries(userId)
    .leftJoin('games as ga', 'ga.id', 'l.gameId')
    .innerJoin('groups as g', (join) => join.on('g.id', '=', groupOfLink))
    .leftJoin('seatHolds as h', 'h.id', 'e.seatHoldId')
    .where('e.declinedAt', 'is', null)
    .where((eb) => notBlocked(eb.ref('l.creatorId'), userId))
    .where((eb) => notBlocked(eb.ref('g.creatorId'), userId))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('inviteLinkUses as used')
            .whereRef('used.linkId', '=', 'l.id')
            .where('used.userId', '=', userId)
            .select('used.linkId'),
        ),
      ),
    )
    .orderBy('e.id', 'desc')
    .limit(INVITE_OFFERS_MAX)
    .select(['e.id', 'e.heldUntil', 'h.yieldedAt', 'l.tokenHash'])
    .execute();
}

/** The row remains, so that the same link does not ask again. */
export async function updateDeclined(id: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('inviteEntries')
    .set({ declinedAt: now, seatHoldId: null, heldUntil: null, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** The person's entry at one link, by the address that they have proven. */
export async function findEntryAt(userId: number, linkId: number) {
  const row = await on()
    .selectFrom('inviteEntries as e')
    .innerJoin('users as u', 'u.email', 'e.email')
    .leftJoin('seatHolds as h', 'h.id', 'e.seatHoldId')
    .where('u.id', '=', userId)
    .where('u.emailVerifiedAt', 'is not', null)
    .where('e.linkId', '=', linkId)
    .select(['e.id', 'e.email', 'e.seatHoldId', 'e.heldUntil', 'e.declinedAt', 'h.yieldedAt'])
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteEntry(id: number, tx?: Tx): Promise<void> {
  await on(tx).deleteFrom('inviteEntries').where('id', '=', id).execute();
}

export async function deleteEntriesOf(tx: Tx, userId: number): Promise<void> {
  const own = ownEntries(userId).select('e.id');
  await on(tx).deleteFrom('inviteEntries').where('id', 'in', own).execute();
}

export async function deleteEntriesBefore(before: Date): Promise<void> {
  await on().deleteFrom('inviteEntries').where('updatedAt', '<', before).execute();
}
