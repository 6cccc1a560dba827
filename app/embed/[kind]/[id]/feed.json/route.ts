import { loadEmbedded } from '@/lib/embed/loaders';
import { texts } from '@/lib/embed/server-texts';
import { env } from '@/lib/platform/env/server';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { routes } from '@/lib/routes';

/** The same games as a feed that scripts of any site may read (https://www.jsonfeed.org/version/1.1/). */
export async function GET(
  _request: Request,
  context: { params: Promise<{ kind: string; id: string }> },
): Promise<Response> {
  const { kind, id } = await context.params;
  const { name, path, games } = await loadEmbedded(kind, id);
  const address = (of: string) => new URL(of, env.NEXTAUTH_URL).href;
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: translate(texts).title({ of: name }),
    home_page_url: address(path),
    feed_url: address(routes.embeddedFeed(kind, id)),
    items: games.map(({ id: gameId, title, startsAt, endsAt, timeZone, ...seats }) => ({
      id: address(routes.game(gameId)),
      url: address(routes.game(gameId)),
      title,
      content_text: `${title}, ${wordsOf().start(startsAt, timeZone)}`,
      _game: {
        starts_at: startsAt,
        ends_at: endsAt,
        time_zone: timeZone,
        going: seats.goingCount,
        places: seats.maxPlayers,
      },
    })),
  };
  return Response.json(feed, {
    headers: {
      'Content-Type': 'application/feed+json; charset=utf-8',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  });
}
