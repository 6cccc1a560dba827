import { z } from 'zod';
import { route } from '@/lib/platform/http/handler';
import { pushPublicKey } from '@/lib/platform/push/web-push';

export const GET = route({
  summary: 'The key for browsers to subscribe to push; null where push is not set up',
  auth: 'required',
  rateLimit: 'read',
  response: z.object({ publicKey: z.string().nullable() }),
  handle: () => Promise.resolve({ publicKey: pushPublicKey() }),
});
