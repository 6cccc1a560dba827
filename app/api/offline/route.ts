import { offlineSchema } from '@/lib/offline/schema';
import { readOffline, tagOf } from '@/lib/offline/service';
import { route } from '@/lib/platform/http/handler';
import { Reply, unchanged } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'The offline copy for a device: the caller’s next games, last messages and groups',
  auth: 'required',
  rateLimit: 'offline',
  response: offlineSchema,
  answers: [200, 304],
  handle: async ({ actor, request }) => {
    const copy = await readOffline(actor);
    const tag = tagOf(copy);
    // A proxy that compresses may have marked it as weak.
    if (request.headers.get('if-none-match')?.endsWith(tag)) return unchanged(tag);
    return new Reply(copy, 200, { ETag: tag });
  },
});
