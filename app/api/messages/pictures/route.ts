import { PICTURE_BYTES_MAX } from '@/lib/messages/constants';
import { picturePartsSchema, uploadedPictureSchema } from '@/lib/messages/schema/message-inputs';
import { uploadPicture } from '@/lib/messages/service/upload-picture';
import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';

// Room for the multipart overhead around a file of the maximum size; the service checks the file itself.
const FRAME_BYTES = 256 * 1024;

export const POST = route({
  summary:
    'Uploads a picture for a message (multipart field picture); send its imageKey with the message',
  auth: 'required',
  rateLimit: 'upload',
  multipart: { parts: picturePartsSchema, bytesMax: PICTURE_BYTES_MAX + FRAME_BYTES },
  response: uploadedPictureSchema,
  answers: [201],
  handle: async ({ actor, form }) => created(await uploadPicture(actor, form.get('picture'))),
});
