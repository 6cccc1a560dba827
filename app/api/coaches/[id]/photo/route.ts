import { APPLICATION_BYTES_MAX } from '@/lib/coaching/constants';
import { coachParamsSchema } from '@/lib/coaching/schema/coach';
import { coachPhotoPartsSchema, coachSettingsSchema } from '@/lib/coaching/schema/settings';
import { changeCoachPhoto, removeCoachPhoto } from '@/lib/coaching/service/coach-photo';
import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';

export const POST = route({
  summary: 'Sets the picture on a coach’s card and page (multipart field image)',
  auth: 'required',
  rateLimit: 'upload',
  params: coachParamsSchema,
  multipart: { parts: coachPhotoPartsSchema, bytesMax: APPLICATION_BYTES_MAX },
  response: coachSettingsSchema,
  answers: [201],
  handle: async ({ actor, params, form }) =>
    created(await changeCoachPhoto(actor, params.id, form.get('image'))),
});

export const DELETE = route({
  summary: 'Removes a coach’s picture',
  auth: 'organiser',
  rateLimit: 'write',
  params: coachParamsSchema,
  response: coachSettingsSchema,
  handle: ({ actor, params }) => removeCoachPhoto(actor, params.id),
});
