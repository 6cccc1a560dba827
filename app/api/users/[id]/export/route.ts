import { route } from '@/lib/http/handler';
import { Reply } from '@/lib/http/responses';
import { userParamsSchema } from '@/lib/users/schema/profile';
import { exportAccount } from '@/lib/users/service/export-account';

export const GET = route({
  summary: 'Everything one wrote or is, as one JSON file',
  auth: 'required',
  rateLimit: 'export',
  params: userParamsSchema,
  answers: [200],
  handle: async ({ actor, params }) =>
    new Reply(await exportAccount(actor, params.id), 200, {
      'Content-Disposition': `attachment; filename="maidan-${params.id}.json"`,
    }),
});
