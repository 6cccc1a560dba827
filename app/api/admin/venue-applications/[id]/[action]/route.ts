import { decideApplicationParamsSchema, decideApplicationSchema } from '@/lib/admin/schema';
import { decideVenueApplication } from '@/lib/admin/service/decide-application';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Approves or rejects a venue application',
  auth: 'admin',
  rateLimit: 'write',
  params: decideApplicationParamsSchema,
  body: decideApplicationSchema,
  handle: async ({ actor, params, body }) => {
    await decideVenueApplication(actor, params.id, params.action, body);
    return noContent();
  },
});
