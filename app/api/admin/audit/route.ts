import { auditListSchema, listAuditSchema } from '@/lib/admin/schema';
import { listAudit } from '@/lib/admin/service/read-console';
import { route } from '@/lib/platform/http/handler';
import { batch } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'The append-only audit log, newest first',
  auth: 'admin',
  rateLimit: 'read',
  query: listAuditSchema,
  response: auditListSchema,
  handle: async ({ query, request }) => {
    const { items, nextCursor } = await listAudit(query);
    return batch(items, request, nextCursor);
  },
});
