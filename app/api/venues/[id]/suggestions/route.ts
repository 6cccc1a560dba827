import { route } from '@/lib/http/handler';
import { created } from '@/lib/http/responses';
import { venueParamsSchema } from '@/lib/venues/schema/read-venue';
import { suggestChangeSchema, venueSuggestionSchema } from '@/lib/venues/schema/suggest-change';
import { suggestChange } from '@/lib/venues/service/suggest-change';

export const POST = route({
  summary: 'Says that a venue is wrong or has closed; an admin decides',
  auth: 'required',
  rateLimit: 'write',
  params: venueParamsSchema,
  body: suggestChangeSchema,
  response: venueSuggestionSchema,
  handle: async ({ actor, params, body }) => created(await suggestChange(actor, params.id, body)),
});
