import { route } from '@/lib/http/handler';
import { mapSettingsSchema } from '@/lib/maps/schema';
import { readMapSettings } from '@/lib/maps/settings';

export const GET = route({
  summary: 'The configured map',
  auth: 'none',
  rateLimit: 'publicRead',
  response: mapSettingsSchema,
  handle: async () => readMapSettings(),
});
