import { route } from '@/lib/platform/http/handler';
import { mapSettingsSchema } from '@/lib/platform/maps/schema';
import { readMapSettings } from '@/lib/platform/maps/settings';

export const GET = route({
  summary: 'The configured map',
  auth: 'none',
  rateLimit: 'publicRead',
  response: mapSettingsSchema,
  handle: () => readMapSettings(),
});
