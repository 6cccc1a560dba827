import { type ShareCardFacts, shareCard } from '@/components/sharing/share-card';
import { route } from '@/lib/platform/http/handler';
import { translate } from '@/lib/platform/language/translate';
import { sportWords } from '@/lib/sports/words';
import { teamsParamsSchema } from '@/lib/teams/schema';
import { texts } from '@/lib/teams/server-texts';
import { readTeamsToShare } from '@/lib/teams/service/make-teams';

function teamsShareCard({
  title,
  sport,
  names: [orange = [], green = []],
}: {
  title: string;
  sport: string;
  names: readonly string[][];
}): ShareCardFacts {
  const t = translate(texts);
  return {
    title,
    line: t.pictureOrange({ names: orange }),
    who: t.pictureGreen({ names: green }),
    kind: sportWords(sport),
    state: t.pictureKind,
    lines: 2,
  };
}

export const GET = route({
  summary: 'The teams as a picture with first names, for members of the group and players',
  auth: 'read',
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
