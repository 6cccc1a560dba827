import { Readable } from 'node:stream';
import { exportAuditSchema } from '@/lib/admin/schema';
import { exportAudit } from '@/lib/admin/service/read-console';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'The filtered audit log as a CSV file',
  auth: 'admin',
  rateLimit: 'export',
  query: exportAuditSchema,
  answers: [200],
  produces: 'text/csv',
  handle: async ({ query }) => {
    const lines = Readable.from(exportAudit(query)).map((text: string) => Buffer.from(text));
    // Node's type of a web stream differs from the browser's in name only.
    return new Response(Readable.toWeb(lines) as ReadableStream<Uint8Array>, {
      headers: {
        'Cache-Control': 'private, no-store',
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="maidan-audit-log.csv"',
      },
    });
  },
});
