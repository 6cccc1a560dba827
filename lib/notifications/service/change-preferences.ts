import { type TopicChoice, upsertPreference } from '@/lib/notifications/repository/preferences';
import type { Tx } from '@/lib/platform/db/client';

export async function changePreferences(
  tx: Tx,
  userId: number,
  choices: readonly TopicChoice[],
): Promise<void> {
  for (const choice of choices) await upsertPreference(userId, choice, tx);
}
