import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';
import { PROFILE_PHOTO_BYTES_MAX } from '@/lib/users/constants';
import { changedPhotoSchema, photoPartsSchema, userParamsSchema } from '@/lib/users/schema/profile';
import { changePhoto } from '@/lib/users/service/change-photo';

// Room for the multipart overhead around a file of the maximum size; the service checks the file itself.
const FRAME_BYTES = 256 * 1024;

export const POST = route({
  summary: 'Changes the caller’s profile photo (multipart field photo)',
  auth: 'required',
  rateLimit: 'upload',
  params: userParamsSchema,
  multipart: { parts: photoPartsSchema, bytesMax: PROFILE_PHOTO_BYTES_MAX + FRAME_BYTES },
  response: changedPhotoSchema,
  answers: [201],
  handle: async ({ actor, params, form }) =>
    created(await changePhoto(actor, params.id, form.get('photo'))),
});
