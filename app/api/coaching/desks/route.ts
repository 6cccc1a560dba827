import { deskListSchema } from '@/lib/coaching/schema/desk';
import { listDesks } from '@/lib/coaching/service/manage-desk';
import { route } from '@/lib/http/handler';

export const GET = route({
  summary: 'What one coaches oneself, one desk a sport',
  auth: 'required',
  rateLimit: 'read',
  response: deskListSchema,
  handle: ({ actor }) => listDesks(actor),
});
