import { failedJobListSchema, listFailedJobsSchema } from '@/lib/admin/schema';
import { listFailedJobs } from '@/lib/admin/service/manage-jobs';
import { route } from '@/lib/platform/http/handler';
import { batch } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'Jobs that failed at every attempt, the latest failure first',
  auth: 'admin',
  rateLimit: 'read',
  query: listFailedJobsSchema,
  response: failedJobListSchema,
  handle: async ({ query, request }) => {
    const { items, nextCursor } = await listFailedJobs(query);
    return batch(items, request, nextCursor);
  },
});
