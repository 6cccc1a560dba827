import { deskListSchema } from '@/lib/coaching/schema/desk';
import { listDesks } from '@/lib/coaching/service/manage-desk';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'The caller’s coach settings, one entry per sport',
  auth: 'required',
  rateLimit: 'read',
  response: deskListSchema,
  handle: ({ actor }) => listDesks(actor),
});
