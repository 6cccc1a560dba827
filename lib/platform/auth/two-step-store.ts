import { sql } from 'kysely';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';

export async function findTwoStep(userId: number) {
  const row = await on()
    .selectFrom('twoFactors')
    .where('userId', '=', userId)
    .select((eb) => [
      'secret',
      'confirmedAt',
      eb.fn<number>('cardinality', ['recoveryCodeHashes']).as('recoveryCodesLeft'),
    ])
    .executeTakeFirst();
  return row ?? null;
}

/** Replaces an unfinished setup. @returns false when two-step sign-in is on already */
export async function upsertUnconfirmed(userId: number, secret: string): Promise<boolean> {
  const result = await on()
    .insertInto('twoFactors')
    .values({ userId, secret })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ secret, lastStep: 0, createdAt: now })
        .where('twoFactors.confirmedAt', 'is', null),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** @returns false when it is on already, or the setup was restarted with another secret */
export async function updateConfirmed(
  userId: number,
  turnedOn: { secret: string; step: number; recoveryCodeHashes: string[]; sessionId: string },
): Promise<boolean> {
  const { secret, step, recoveryCodeHashes, sessionId } = turnedOn;
  const result = await on()
    .with('confirmed', (kx) =>
      kx
        .updateTable('twoFactors')
        .set({ confirmedAt: now, lastStep: step, recoveryCodeHashes })
        .where('userId', '=', userId)
        .where('secret', '=', secret)
        .where('confirmedAt', 'is', null)
        .returning('userId'),
    )
    .updateTable('sessions')
    .set({ twoFactorAt: now })
    .where('sid', '=', sessionId)
    .where('userId', 'in', (eb) => eb.selectFrom('confirmed').select('confirmed.userId'))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** One statement, so that of two simultaneous uses of a code one is refused. @returns false for a used step */
export async function takeStep(userId: number, step: number): Promise<boolean> {
  const result = await on()
    .updateTable('twoFactors')
    .set({ lastStep: step })
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .where('lastStep', '<', step)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** @returns false for an unknown or used code */
export async function takeRecoveryCode(userId: number, hash: string): Promise<boolean> {
  const result = await on()
    .updateTable('twoFactors')
    .set((eb) => ({
      recoveryCodeHashes: sql<string[]>`array_remove(${eb.ref('recoveryCodeHashes')}, ${hash})`,
    }))
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .where((eb) => eb(eb.val(hash), '=', eb.fn.any('recoveryCodeHashes')))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function updateRecoveryCodes(
  userId: number,
  recoveryCodeHashes: string[],
): Promise<void> {
  await on()
    .updateTable('twoFactors')
    .set({ recoveryCodeHashes })
    .where('userId', '=', userId)
    .execute();
}

/** The sessions remain valid, but lose the rights of the second step. */
export async function deleteTwoStep(userId: number): Promise<void> {
  await on()
    .with('gone', (kx) => kx.deleteFrom('twoFactors').where('userId', '=', userId))
    .updateTable('sessions')
    .set({ twoFactorAt: null })
    .where('userId', '=', userId)
    .execute();
}
