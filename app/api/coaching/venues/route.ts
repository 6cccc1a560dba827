import { trainingVenueListSchema } from '@/lib/coaching/schema/directory';
import { listTrainingVenues } from '@/lib/coaching/service/list-coaches';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'Venues where coaches train',
  auth: 'optional',
  rateLimit: 'read',
  response: trainingVenueListSchema,
  handle: ({ actor }) => listTrainingVenues(actor),
});
