import type { Actor } from '@/lib/auth/actor';
import { isPictureOf } from '@/lib/messages/repository/pictures';

/** A picture of a chat is for those who may read the message it came with, and for its sender until it is sent. */
export async function maySeePicture(actor: Actor | null, key: string): Promise<boolean> {
  return actor !== null && isPictureOf(key, actor.userId);
}
