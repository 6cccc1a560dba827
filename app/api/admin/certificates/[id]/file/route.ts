import { adminCertificateParamsSchema } from '@/lib/coaching/schema/certificate';
import { readCertificateFile } from '@/lib/coaching/service/certificates';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'The picture of a certificate; a PDF is an attachment',
  auth: 'admin',
  rateLimit: 'read',
  params: adminCertificateParamsSchema,
  answers: [200],
  produces: 'image/webp',
  handle: async ({ params }) => {
    const { body, type } = await readCertificateFile(params.id);
    const isPdf = type === 'application/pdf';
    return new Response(body, {
      headers: {
        'Cache-Control': 'private, no-store',
        'Content-Type': type,
        // What people made is never opened in our origin.
        ...(isPdf && {
          'Content-Disposition': `attachment; filename="certificate-${params.id}.pdf"`,
        }),
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
      },
    });
  },
});
