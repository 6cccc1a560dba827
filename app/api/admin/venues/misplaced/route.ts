import { route } from '@/lib/platform/http/handler';
import { misplacedVenueListSchema } from '@/lib/venues/schema/curate-venue';
import { listMisplaced } from '@/lib/venues/service/list-misplaced';

export const GET = route({
  summary: 'Venues with a pin far from the city that they name, the furthest first',
  auth: 'admin',
  rateLimit: 'search',
  response: misplacedVenueListSchema,
  handle: () => listMisplaced(),
});
