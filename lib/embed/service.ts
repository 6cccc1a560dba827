import type { OembedDto, OembedQuery } from '@/lib/embed/schema';
import { texts } from '@/lib/embed/server-texts';
import { embedFrame } from '@/lib/embed/words';
import { requireGroup } from '@/lib/groups/service/read-group';
import { city } from '@/lib/platform/city/city';
import { env } from '@/lib/platform/env/server';
import { notFound } from '@/lib/platform/errors/app-error';
import { ENGLISH } from '@/lib/platform/language/languages';
import { pathIn, splitLanguage } from '@/lib/platform/language/paths';
import { say } from '@/lib/platform/language/say';
import { routes } from '@/lib/routes';
import { requireVenue } from '@/lib/venues/service/read-venue';

const [WIDTH, HEIGHT] = [600, 420];
const ADDRESS = /^\/(group|venue)\/([1-9]\d{0,9})$/;

/** @throws AppError not_found (another site, another page, or one that guests may not see) */
export async function describeEmbed({
  url,
  maxwidth = WIDTH,
  maxheight = HEIGHT,
}: OembedQuery): Promise<OembedDto> {
  const { origin, pathname } = new URL(url);
  const { language, path } = splitLanguage(pathname);
  const [, kind, digits] = ADDRESS.exec(path) ?? [];
  const home = new URL(env.NEXTAUTH_URL).origin;
  if (origin !== home || (kind !== 'group' && kind !== 'venue')) {
    throw notFound(say(texts, 'unknownUrl'));
  }
  const id = Number(digits);
  const { name } = kind === 'group' ? await requireGroup(null, id) : await requireVenue(null, id);
  const src = new URL(pathIn(language ?? ENGLISH, routes.embedded(kind, id)), home).href;
  const [width, height] = [Math.min(maxwidth, WIDTH), Math.min(maxheight, HEIGHT)];
  return {
    version: '1.0',
    type: 'rich',
    title: name,
    provider_name: city().product,
    provider_url: home,
    cache_age: 3_600,
    width,
    height,
    html: embedFrame({ src, title: name, width, height }),
  };
}
