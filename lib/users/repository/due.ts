import { sql } from 'kysely';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';

export async function updateEndedSuspensions(): Promise<void> {
  await on()
    .updateTable('users')
    .set({ suspendedUntil: null })
    .where('suspendedUntil', '<', now)
    .execute();
}

/** Applies changed genders that are due. */
export async function updateDueGenders(): Promise<void> {
  await sql`UPDATE users SET gender = stated_gender, stated_gender = NULL, gender_counts_from = NULL
    WHERE gender_counts_from <= now()`.execute(on());
}

/** @returns the e-mail of a person whose date of deletion has come, locked until the end of the transaction */
export async function lockDuePerson(userId: number, tx: Tx): Promise<{ email: string } | null> {
  const person = await on(tx)
    .selectFrom('users')
    .where('id', '=', userId)
    .where('deletionDueAt', '<=', now)
    .select('email')
    .forUpdate()
    .executeTakeFirst();
  return person ?? null;
}
