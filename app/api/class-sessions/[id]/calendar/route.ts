import { sessionParamsSchema } from '@/lib/classes/schema';
import { readSessionFile } from '@/lib/classes/service/read-sessions';
import { route } from '@/lib/platform/http/handler';

export const GET = route({
  summary: 'A class date as an iCalendar file',
  auth: 'required',
  rateLimit: 'read',
  params: sessionParamsSchema,
  answers: [200],
  produces: 'text/calendar',
  handle: async ({ actor, params }) =>
    new Response(await readSessionFile(actor, params.id), {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="class-${params.id}.ics"`,
        'Cache-Control': 'private, no-store',
      },
    }),
});
