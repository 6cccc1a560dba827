import { offlineSchema } from '@/lib/offline/schema';
import { readOffline } from '@/lib/offline/service';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'The offline copy for a device: the caller’s next games, last messages and groups',
  auth: 'required',
  rateLimit: 'offline',
  response: offlineSchema,
  handle: ({ actor }) => readOffline(actor),
});
