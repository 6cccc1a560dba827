import { z } from 'zod';
import { EXPIRED_CHANNEL } from '@/lib/cache/announce';
import { type Listener, listen } from '@/lib/db/listen';

const tagsSchema = z.array(z.string());

interface Forgetful {
  forget: (tags: string[]) => void;
  forgetAll: () => void;
}

/**
 * Hears what other processes changed, and forgets it here. Each process keeps its pages for itself, so that an edit would
 * otherwise show in the others only when theirs end. What was missed while it could not hear nobody knows: all is forgotten.
 */
export function followExpired({ forget, forgetAll }: Forgetful): Listener {
  return listen(EXPIRED_CHANNEL, (text) => forget(tagsSchema.parse(JSON.parse(text))), forgetAll);
}
