import { adminCertificateParamsSchema } from '@/lib/coaching/schema/certificate';
import { readCertificateFile } from '@/lib/coaching/service/certificates';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'The picture of a certificate',
  auth: 'admin',
  rateLimit: 'read',
  params: adminCertificateParamsSchema,
  answers: [200],
  produces: 'image/webp',
  handle: async ({ params }) => {
    const { body } = await readCertificateFile(params.id);
    return new Response(body, {
      headers: {
        'Cache-Control': 'private, no-store',
        'Content-Type': 'image/webp',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
      },
    });
  },
});
