import { coachSettingsListSchema } from '@/lib/coaching/schema/settings';
import { listCoachSettings } from '@/lib/coaching/service/manage-settings';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'The caller’s coach settings, one entry per sport',
  auth: 'read',
  rateLimit: 'read',
  response: coachSettingsListSchema,
  handle: ({ actor }) => listCoachSettings(actor),
});
