import { route } from '@/lib/platform/http/handler';
import { readMapSettings } from '@/lib/platform/maps/map-file';
import { mapSettingsSchema } from '@/lib/platform/maps/schema';

export const GET = route({
  summary: 'The configured map',
  auth: 'none',
  rateLimit: 'publicRead',
  response: mapSettingsSchema,
  handle: () => readMapSettings(),
});
