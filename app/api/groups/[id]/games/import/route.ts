import { importedGamesSchema, importGamesSchema } from '@/lib/games/schema/import-games';
import { importGames } from '@/lib/games/service/import-games';
import { groupParamsSchema } from '@/lib/groups/schema/edit-group';
import { route } from '@/lib/platform/http/handler';

export const POST = route({
  summary:
    'What is understood of a calendar file (iCalendar); with confirm: true its coming games become the group’s',
  auth: 'organiser',
  rateLimit: 'write',
  params: groupParamsSchema,
  body: importGamesSchema,
  response: importedGamesSchema,
  handle: ({ actor, params, body }) => importGames(actor, params.id, body),
});
