import { adminPersonListSchema, listPeopleSchema } from '@/lib/admin/schema';
import { listPeople } from '@/lib/admin/service/moderate';
import { route } from '@/lib/http/handler';

export const GET = route({
  summary: 'People by name, e-mail or id; without a search the newest',
  auth: 'admin',
  rateLimit: 'search',
  query: listPeopleSchema,
  response: adminPersonListSchema,
  handle: ({ query }) => listPeople(query.search),
});
