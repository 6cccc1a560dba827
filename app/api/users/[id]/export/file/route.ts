import { route } from '@/lib/platform/http/handler';
import { userParamsSchema } from '@/lib/users/schema/profile';
import { downloadExport } from '@/lib/users/service/export-account';

export const GET = route({
  summary: 'Downloads the caller’s data export (ZIP), available for seven days',
  auth: 'required',
  rateLimit: 'export',
  params: userParamsSchema,
  answers: [200],
  errors: ['gone'],
  produces: 'application/zip',
  handle: async ({ actor, params }) => {
    const { body, bytes } = await downloadExport(actor, params.id);
    return new Response(body, {
      headers: {
        'Cache-Control': 'private, no-store',
        'Content-Type': 'application/zip',
        'Content-Length': String(bytes),
        'Content-Disposition': `attachment; filename="maidan-${params.id}.zip"`,
        'X-Content-Type-Options': 'nosniff',
      },
    });
  },
});
