import { decideCertificate } from '@/lib/admin/service/decide-certificate';
import {
  decideCertificateParamsSchema,
  decideCertificateSchema,
} from '@/lib/coaching/schema/certificate';
import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Verifies a certificate, or declines it with a reason',
  auth: 'admin',
  rateLimit: 'write',
  params: decideCertificateParamsSchema,
  body: decideCertificateSchema,
  handle: async ({ actor, params, body }) => {
    await decideCertificate(actor, params.id, params.action, body);
    return noContent();
  },
});
