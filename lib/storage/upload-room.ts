import { pool } from '@/lib/db/pool';
import {
  UPLOAD_BYTES_DAY_MAX,
  UPLOAD_BYTES_TOTAL_MAX,
  UPLOAD_QUOTA_REFUSALS,
} from '@/lib/storage/quota';

/**
 * Refuses early, before a picture is decoded and stored, if the person has no room left. The trigger on `uploads`, which knows
 * the bytes, makes the final decision.
 * @throws AppError rate_limited (the day's limit), conflict (the account's limit)
 */
export async function requireUploadRoom(userId: number): Promise<void> {
  const { rows } = await pool.query<{ refusal: string | null }>(
    `SELECT CASE WHEN day = (now() AT TIME ZONE 'UTC')::date AND day_bytes >= $2 THEN 'uploads_bytes_of_a_day'
       WHEN total_bytes >= $3 THEN 'uploads_bytes_of_a_person' END AS refusal
     FROM upload_usages WHERE user_id = $1`,
    [userId, UPLOAD_BYTES_DAY_MAX, UPLOAD_BYTES_TOTAL_MAX],
  );
  const refusal = UPLOAD_QUOTA_REFUSALS[rows[0]?.refusal ?? ''];
  if (refusal) throw refusal();
}
