import { decideApplicationParamsSchema, decideApplicationSchema } from '@/lib/admin/schema';
import { decideVenueApplication } from '@/lib/admin/service/decide-application';
import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Approves or rejects a venue application',
  auth: 'admin',
  rateLimit: 'write',
  params: decideApplicationParamsSchema,
  body: decideApplicationSchema,
  handle: async ({ actor, params, body }) => {
    const venueId = await decideVenueApplication(actor, params.id, params.action, body);
    if (venueId !== null) expireTags(cacheTags.venue(venueId), cacheTags.venues);
    return noContent();
  },
});
