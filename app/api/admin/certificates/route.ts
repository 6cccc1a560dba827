import { adminCertificateListSchema } from '@/lib/coaching/schema/certificate';
import { listPendingCertificates } from '@/lib/coaching/service/certificates';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'Certificates of coaches to look at, the oldest first',
  auth: 'admin',
  rateLimit: 'read',
  response: adminCertificateListSchema,
  handle: () => listPendingCertificates(),
});
