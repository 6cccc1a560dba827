import { route } from '@/lib/platform/http/handler';
import { Reply } from '@/lib/platform/http/responses';
import { dateStyleCookie } from '@/lib/platform/language/choice';
import { userParamsSchema } from '@/lib/users/schema/profile';
import { changeSettingsSchema, settingsSchema } from '@/lib/users/schema/settings';
import { changeSettings, readSettings } from '@/lib/users/service/change-settings';

export const GET = route({
  summary: 'The caller’s settings: who may write, dates, pause, notification channels',
  auth: 'required',
  rateLimit: 'read',
  params: userParamsSchema,
  response: settingsSchema,
  handle: ({ actor, params }) => readSettings(actor, params.id),
});

export const PUT = route({
  summary: 'Updates the caller’s settings; omitted fields are unchanged',
  auth: 'required',
  rateLimit: 'write',
  params: userParamsSchema,
  body: changeSettingsSchema,
  response: settingsSchema,
  handle: async ({ actor, params, body }) => {
    const settings = await changeSettings(actor, params.id, body);
    const cookies = body.dateStyle === undefined ? [] : [dateStyleCookie(settings.dateStyle)];
    return new Reply(settings, 200, {}, cookies);
  },
});
