import { route } from '@/lib/http/handler';
import { adminVenueListSchema, listAdminVenuesSchema } from '@/lib/venues/schema/curate-venue';
import { listVenuesToCurate } from '@/lib/venues/service/curate-venue';

export const GET = route({
  summary: 'Venues by words or id, hidden ones too; without a search the newest',
  auth: 'admin',
  rateLimit: 'search',
  query: listAdminVenuesSchema,
  response: adminVenueListSchema,
  handle: ({ query }) => listVenuesToCurate(query.search),
});
