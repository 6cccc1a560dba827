import { z } from 'zod';
import { NOTIFICATION_TOPIC_NAMES } from '@/lib/notifications/constants';
import { changePreferences } from '@/lib/notifications/service/change-preferences';
import { transaction } from '@/lib/platform/db/transaction';
import { openCursor, sealCursor } from '@/lib/platform/http/cursor';

const NAME = 'unsubscribe';
const sealedSchema = z.object({ userId: z.number().int() });

/** A token that works without signing in and allows only this action for this person. */
export function sealUnsubscribe(userId: number): string {
  return sealCursor(NAME, { userId });
}

/**
 * Turns off letters about missed notifications for every topic; letters about the account itself still come.
 * @returns false for an invalid link
 */
export async function unsubscribe(token: string): Promise<boolean> {
  const userId = readToken(token);
  if (userId === null) return false;
  const choices = NOTIFICATION_TOPIC_NAMES.map((topic) => ({ topic, email: false }));
  await transaction((tx) => changePreferences(tx, userId, choices));
  return true;
}

function readToken(token: string): number | null {
  try {
    return openCursor(NAME, token, sealedSchema)?.userId ?? null;
  } catch {
    // One response for every fault.
    return null;
  }
}
