import { pool } from '@/lib/db/pool';

export interface TwoStepRow {
  secret: string;
  confirmedAt: Date | null;
  recoveryCodesLeft: number;
}

export async function findTwoStep(userId: number): Promise<TwoStepRow | null> {
  const { rows } = await pool.query<TwoStepRow>(
    `SELECT secret, confirmed_at AS "confirmedAt", cardinality(recovery_code_hashes) AS "recoveryCodesLeft"
     FROM two_factors WHERE user_id = $1`,
    [userId],
  );
  return rows[0] ?? null;
}

/** Replaces an unfinished setup. @returns false when two-step sign-in is on already */
export async function upsertUnconfirmed(userId: number, secret: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `INSERT INTO two_factors (user_id, secret) VALUES ($1, $2)
     ON CONFLICT (user_id) DO UPDATE SET secret = EXCLUDED.secret, last_step = 0, created_at = now()
     WHERE two_factors.confirmed_at IS NULL`,
    [userId, secret],
  );
  return rowCount === 1;
}

/** @returns false when it is on already, or the setup was restarted with another secret */
export async function updateConfirmed(
  userId: number,
  turnedOn: { secret: string; step: number; recoveryCodeHashes: string[]; sessionId: string },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `WITH confirmed AS (
       UPDATE two_factors SET confirmed_at = now(), last_step = $3, recovery_code_hashes = $4
       WHERE user_id = $1 AND secret = $2 AND confirmed_at IS NULL RETURNING user_id)
     UPDATE sessions SET two_factor_at = now()
     WHERE sid = $5 AND user_id IN (SELECT user_id FROM confirmed)`,
    [userId, turnedOn.secret, turnedOn.step, turnedOn.recoveryCodeHashes, turnedOn.sessionId],
  );
  return rowCount === 1;
}

/** One statement, so that of two simultaneous uses of a code one is refused. @returns false for a used step */
export async function takeStep(userId: number, step: number): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE two_factors SET last_step = $2
     WHERE user_id = $1 AND confirmed_at IS NOT NULL AND last_step < $2`,
    [userId, step],
  );
  return rowCount === 1;
}

/** @returns false for an unknown or used code */
export async function takeRecoveryCode(userId: number, hash: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `UPDATE two_factors SET recovery_code_hashes = array_remove(recovery_code_hashes, $2)
     WHERE user_id = $1 AND confirmed_at IS NOT NULL AND $2 = ANY (recovery_code_hashes)`,
    [userId, hash],
  );
  return rowCount === 1;
}

export async function updateRecoveryCodes(userId: number, hashes: string[]): Promise<void> {
  await pool.query('UPDATE two_factors SET recovery_code_hashes = $2 WHERE user_id = $1', [
    userId,
    hashes,
  ]);
}

/** The sessions stay, but lose the rights of the second step. */
export async function deleteTwoStep(userId: number): Promise<void> {
  await pool.query(
    `WITH gone AS (DELETE FROM two_factors WHERE user_id = $1)
     UPDATE sessions SET two_factor_at = NULL WHERE user_id = $1`,
    [userId],
  );
}
