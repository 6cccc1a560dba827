import { adminReportSchema, moderateReportParamsSchema, moderateSchema } from '@/lib/admin/schema';
import { decideReport } from '@/lib/admin/service/decide-report';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary: 'Decides a report: dismiss it, hide the item, or warn, suspend or ban the person',
  auth: 'admin',
  rateLimit: 'write',
  params: moderateReportParamsSchema,
  body: moderateSchema,
  response: adminReportSchema,
  handle: ({ actor, params, body }) => decideReport(actor, params.id, params.action, body),
});
