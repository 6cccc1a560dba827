import { sql } from 'kysely';
import { on } from '@/lib/platform/db/kysely';
import {
  UPLOAD_BYTES_DAY_MAX,
  UPLOAD_BYTES_TOTAL_MAX,
  UPLOAD_QUOTA_REFUSALS,
} from '@/lib/platform/storage/quota';

/**
 * Refuses early, before a picture is decoded and stored, if the person has no room left. The trigger on `uploads`, which knows
 * the bytes, makes the final decision.
 * @throws AppError rate_limited (the day's limit), conflict (the account's limit)
 */
export async function requireUploadRoom(userId: number): Promise<void> {
  const row = await on()
    .selectFrom('uploadUsages')
    .where('userId', '=', userId)
    .select((eb) =>
      eb
        .case()
        .when(
          eb('day', '=', sql<Date>`(now() AT TIME ZONE 'UTC')::date`).and(
            'dayBytes',
            '>=',
            UPLOAD_BYTES_DAY_MAX,
          ),
        )
        .then('uploads_bytes_of_a_day')
        .when('totalBytes', '>=', UPLOAD_BYTES_TOTAL_MAX)
        .then('uploads_bytes_of_a_person')
        .end()
        .as('refusal'),
    )
    .executeTakeFirst();
  const refusal = UPLOAD_QUOTA_REFUSALS[row?.refusal ?? ''];
  if (refusal) throw refusal();
}
