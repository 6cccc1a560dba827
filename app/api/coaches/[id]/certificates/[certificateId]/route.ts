import { certificateParamsSchema } from '@/lib/coaching/schema/certificate';
import { coachSettingsSchema } from '@/lib/coaching/schema/settings';
import { removeCertificate } from '@/lib/coaching/service/certificates';
import { route } from '@/lib/platform/http/handler';

export const DELETE = route({
  summary: 'Removes a certificate with its file',
  auth: 'organiser',
  rateLimit: 'write',
  params: certificateParamsSchema,
  response: coachSettingsSchema,
  handle: ({ actor, params }) => removeCertificate(actor, params.id, params.certificateId),
});
