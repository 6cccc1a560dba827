import { route } from '@/lib/http/handler';
import { warningListSchema } from '@/lib/moderation/schema';
import { listWarnings } from '@/lib/moderation/service/read-warnings';

export const GET = route({
  summary: 'Warnings of the admins that one has not confirmed reading',
  auth: 'required',
  rateLimit: 'read',
  response: warningListSchema,
  handle: ({ actor }) => listWarnings(actor),
});
