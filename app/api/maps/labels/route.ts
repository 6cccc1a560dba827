import { route } from '@/lib/platform/http/handler';
import { listMapLabels } from '@/lib/platform/maps/labels';
import { mapLabelListSchema, mapLabelsQuerySchema } from '@/lib/platform/maps/schema';

export const GET = route({
  summary: 'Names of cities and areas within map bounds, for the drawn base map',
  auth: 'none',
  rateLimit: 'publicRead',
  query: mapLabelsQuerySchema,
  response: mapLabelListSchema,
  handle: ({ query }) => listMapLabels(query.bounds),
});
