import { groupParamsSchema } from '@/lib/groups/schema/edit-group';
import { route } from '@/lib/platform/http/handler';
import { exportGroup } from '@/lib/statistics/service/export-group';

export const GET = route({
  summary:
    'Everything of a group as a ZIP: people, games, chat, ledger, statistics; for its creator',
  auth: 'required',
  rateLimit: 'offline',
  params: groupParamsSchema,
  answers: [200],
  produces: 'application/zip',
  handle: async ({ actor, params }) =>
    new Response(new Uint8Array(await exportGroup(actor, params.id)), {
      headers: {
        'Cache-Control': 'private, no-store',
        'Content-Type': 'application/zip',
        'Content-Disposition': 'attachment; filename="maidan-group.zip"',
      },
    }),
});
