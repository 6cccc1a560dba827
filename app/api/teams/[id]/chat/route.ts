import { route } from '@/lib/platform/http/handler';
import { noContent } from '@/lib/platform/http/responses';
import { teamsParamsSchema } from '@/lib/teams/schema';
import { postTeams } from '@/lib/teams/service/make-teams';

export const POST = route({
  summary: 'Announces the teams in the chat of the game; for the game’s managers',
  auth: 'organiser',
  rateLimit: 'write',
  params: teamsParamsSchema,
  handle: async ({ actor, params }) => {
    await postTeams(actor, params.id);
    return noContent();
  },
});
