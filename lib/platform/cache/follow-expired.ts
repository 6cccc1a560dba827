import { z } from 'zod';
import { EVERYTHING, EXPIRED_CHANNEL } from '@/lib/platform/cache/announce';
import { type Listener, listen } from '@/lib/platform/db/listen';

const tagsSchema = z.array(z.string());

interface ForgetCallbacks {
  forget: (tags: string[]) => void;
  forgetAll: () => void;
}

/**
 * Listens for changes made by other processes and forgets them here. Each process has its own cache, so an edit would otherwise
 * show in the others only when their entries expire. After a lost connection everything is forgotten, because missed changes
 * are unknown.
 */
export function followExpired({ forget, forgetAll }: ForgetCallbacks): Listener {
  const take = (text: string) => {
    const tags = tagsSchema.parse(JSON.parse(text));
    if (tags.includes(EVERYTHING)) forgetAll();
    else forget(tags);
  };
  return listen(EXPIRED_CHANNEL, take, forgetAll);
}
