import type { Tx } from '@/lib/platform/db/client';
import { db } from '@/lib/platform/db/client';
import type { Gender } from '@/lib/platform/db/generated/enums';
import { on } from '@/lib/platform/db/kysely';

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

const hold = { seatHoldId: true, heldUntil: true } as const;

/** Call it under the link's lock. */
export async function findHeldSeat({ linkId, email }: EntryKey, tx: Tx) {
  const row = await tx.inviteEntry.findUnique({
    where: { linkId_email: { linkId, email } },
    select: hold,
  });
  if (!row?.seatHoldId || !row.heldUntil || row.heldUntil <= new Date()) return null;
  return { id: row.seatHoldId, until: row.heldUntil };
}

/** One row for each address at a link, whatever it wanted before. */
export async function upsertEntry({ linkId, email, held, ...rest }: NewEntry, tx: Tx) {
  const data = { ...rest, seatHoldId: held?.id ?? null, heldUntil: held?.until ?? null };
  await tx.inviteEntry.upsert({
    where: { linkId_email: { linkId, email } },
    create: { linkId, email, ...data },
    update: data,
    select: { id: true },
  });
}

/** The uses of a link that are promised to others: by seats that are held. Call it under the link's lock. */
export function countHeldUses({ linkId, email }: EntryKey, tx: Tx): Promise<number> {
  return tx.inviteEntry.count({
    where: { linkId, email: { not: email }, heldUntil: { gt: new Date() } },
  });
}

/** What a person wanted at links before signing in. Only for an address that they have proven. */
export function findEntriesOf(userId: number) {
  return on()
    .selectFrom('inviteEntries as e')
    .innerJoin('users as u', 'u.email', 'e.email')
    .innerJoin('inviteLinks as l', 'l.id', 'e.linkId')
    .where('u.id', '=', userId)
    .where('u.emailVerifiedAt', 'is not', null)
    .orderBy('e.id')
    .select(['e.id', 'e.name', 'e.gender', 'e.waitlist', 'l.tokenHash'])
    .execute();
}

/** The person's entry at one link, by the address that they have proven. */
export async function findEntryAt(userId: number, linkId: number) {
  const row = await on()
    .selectFrom('inviteEntries as e')
    .innerJoin('users as u', 'u.email', 'e.email')
    .where('u.id', '=', userId)
    .where('u.emailVerifiedAt', 'is not', null)
    .where('e.linkId', '=', linkId)
    .select(['e.id', 'e.email', 'e.seatHoldId', 'e.heldUntil'])
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteEntry(id: number, tx: Tx = db): Promise<void> {
  await tx.inviteEntry.deleteMany({ where: { id } });
}

export async function deleteEntriesBefore(before: Date): Promise<void> {
  await db.inviteEntry.deleteMany({ where: { updatedAt: { lt: before } } });
}
