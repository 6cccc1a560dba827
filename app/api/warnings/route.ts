import { warningListSchema } from '@/lib/moderation/schema';
import { listWarnings } from '@/lib/moderation/service/read-warnings';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'The caller’s unacknowledged warnings',
  auth: 'required',
  rateLimit: 'read',
  response: warningListSchema,
  handle: ({ actor }) => listWarnings(actor),
});
