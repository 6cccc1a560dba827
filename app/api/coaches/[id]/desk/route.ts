import { coachParamsSchema } from '@/lib/coaching/schema/coach';
import { coachSettingsSchema } from '@/lib/coaching/schema/settings';
import { readCoachSettings } from '@/lib/coaching/service/manage-settings';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'A coach’s settings, for the coach only',
  auth: 'read',
  rateLimit: 'read',
  params: coachParamsSchema,
  response: coachSettingsSchema,
  handle: ({ actor, params }) => readCoachSettings(actor, params.id),
});
