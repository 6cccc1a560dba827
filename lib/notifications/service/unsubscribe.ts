import { z } from 'zod';
import { db } from '@/lib/db/client';
import { openCursor, sealCursor } from '@/lib/http/cursor';
import { NOTIFICATION_TOPIC_NAMES } from '@/lib/notifications/constants';
import { updateUnmailed } from '@/lib/notifications/repository/missed';

const NAME = 'unsubscribe';
const sealedSchema = z.object({ userId: z.number().int() });

/** A link that works without signing in and can do this one thing for this one person. */
export function sealUnsubscribe(userId: number): string {
  return sealCursor(NAME, { userId });
}

/**
 * Ends the letters about what was missed, for every topic; letters about the account itself still come.
 * @returns false for a link that is none of ours
 */
export async function unsubscribe(token: string): Promise<boolean> {
  const userId = readToken(token);
  if (userId === null) return false;
  await db.$transaction((tx) => updateUnmailed(userId, [...NOTIFICATION_TOPIC_NAMES], tx));
  return true;
}

function readToken(token: string): number | null {
  try {
    return openCursor(NAME, token, sealedSchema)?.userId ?? null;
  } catch {
    // Whatever is wrong with it, the answer is the same.
    return null;
  }
}
