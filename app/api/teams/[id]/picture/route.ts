import { shareCard } from '@/components/sharing/share-card';
import { teamsShareCard } from '@/components/teams/teams-share-card';
import { route } from '@/lib/platform/http/handler';
import { teamsParamsSchema } from '@/lib/teams/schema';
import { readTeamsToShare } from '@/lib/teams/service/make-teams';

export const GET = route({
  summary: 'The teams as a picture with first names, for members of the group and players',
  auth: 'required',
  rateLimit: 'export',
  params: teamsParamsSchema,
  answers: [200],
  produces: 'image/png',
  handle: async ({ actor, params }) => {
    const picture = await shareCard(teamsShareCard(await readTeamsToShare(actor, params.id)));
    picture.headers.set('Cache-Control', 'private, no-store');
    return picture;
  },
});
