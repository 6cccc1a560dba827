import { APPLICATION_BYTES_MAX } from '@/lib/coaching/constants';
import {
  applicationPartsSchema,
  coachApplicationListSchema,
  coachApplicationSchema,
} from '@/lib/coaching/schema/application';
import { applyAsCoach, listOwnApplications } from '@/lib/coaching/service/apply-as-coach';
import { route } from '@/lib/platform/http/handler';
import { created } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'The caller’s coach applications, newest first',
  auth: 'read',
  rateLimit: 'read',
  response: coachApplicationListSchema,
  handle: ({ actor }) => listOwnApplications(actor),
});

export const POST = route({
  summary:
    'Applies to be a coach (multipart: its fields, lists as JSON text, image with captchaToken)',
  auth: 'required',
  rateLimit: 'upload',
  multipart: { parts: applicationPartsSchema, bytesMax: APPLICATION_BYTES_MAX },
  response: coachApplicationSchema,
  answers: [201],
  handle: async ({ actor, form }) => created(await applyAsCoach(actor, form)),
});
