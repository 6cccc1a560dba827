import { APPLICATION_BYTES_MAX } from '@/lib/coaching/constants';
import { certificatePartsSchema } from '@/lib/coaching/schema/certificate';
import { coachParamsSchema } from '@/lib/coaching/schema/coach';
import { coachSettingsSchema } from '@/lib/coaching/schema/settings';
import { addCertificate } from '@/lib/coaching/service/certificates';
import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Adds a certificate for an admin to look at (multipart fields name and image)',
  auth: 'required',
  rateLimit: 'upload',
  params: coachParamsSchema,
  multipart: { parts: certificatePartsSchema, bytesMax: APPLICATION_BYTES_MAX },
  response: coachSettingsSchema,
  answers: [201],
  handle: async ({ actor, params, form }) => created(await addCertificate(actor, params.id, form)),
});
