import { type BareApp, type Look, makeBarePages } from '@/bench/public-page/bare-app';
import { type Session, signIn } from '@/bench/site/sign-in';
import { webPidOf } from '@/bench/site/web-process';
import { SAMPLE_IDS } from '@/prisma/seed/world';
import { onDatabase } from '@/tests/factories/on-database';
import { startProduct } from '../../scripts/test-product.mjs';

export interface Sites {
  url: string;
  pid: number;
  bare: BareApp;
  /** A player who has games, groups and chats. */
  member: Session;
  /** Paths by the name of the page. */
  publicPages: Record<string, string>;
  memberPages: Record<string, string>;
  stop: () => Promise<void>;
}

/** The built product with the sample city, and a bare app beside it. */
export async function startSites(): Promise<Sites> {
  const product = await startProduct(process.env);
  try {
    const { url } = product;
    const pages = await findPages(url, product.env.DATABASE_URL ?? '');
    const look = await lookOf(url + pages.publicPages.group);
    const clientTwins = await readTwins(url, pages);
    const bare = await makeBarePages({ look, clientTwins });
    return {
      url,
      pid: webPidOf(process.cwd(), Number(new URL(url).port)),
      bare,
      ...pages,
      stop: async () => {
        await bare.stop();
        await product.stop();
      },
    };
  } catch (error) {
    await product.stop();
    throw error;
  }
}

async function findPages(url: string, databaseUrl: string) {
  const member = await signIn(url, SAMPLE_IDS.player);
  const organiser = await signIn(url, SAMPLE_IDS.creator);
  const ids = await findSamples(databaseUrl, member.userId);
  const publicPages = {
    landing: '/',
    venues: '/venues',
    venue: `/venue/${ids.venue}`,
    group: `/group/${ids.group}`,
    game: `/game/${ids.game}`,
    coaching: '/coaching',
    coach: `/coach/${ids.coach}`,
    'sport in a city': '/venues/lahore/cricket',
    'join link': await makeJoinLink(url, organiser, ids.organised),
  };
  // One that nobody may open would be measured as a small page.
  for (const path of Object.values(publicPages)) {
    const { status } = await fetch(url + path);
    if (status !== 200) throw new Error(`${path} answers ${status}`);
  }
  const memberPages = {
    Discover: '/',
    Groups: '/groups',
    Players: '/players',
    Messages: '/messages',
    'a group as its member': `/group/${ids.own}`,
  };
  return { member, publicPages, memberPages };
}

const SAMPLES = {
  venue: 'SELECT id FROM venues ORDER BY review_count DESC, id LIMIT 1',
  group: `SELECT groups.id FROM groups JOIN games ON games.group_id = groups.id
    WHERE visibility = 'public' AND is_active AND starts_at > now() AND games.status = 'upcoming' AND is_public
    GROUP BY groups.id ORDER BY count(*) DESC, groups.id LIMIT 1`,
  game: `SELECT games.id FROM games JOIN groups ON groups.id = games.group_id
    WHERE visibility = 'public' AND is_active AND starts_at > now() AND games.status = 'upcoming' AND is_public
    ORDER BY starts_at, games.id LIMIT 1`,
  coach: `SELECT id FROM coach_applications WHERE status = 'approved' ORDER BY review_count DESC, id LIMIT 1`,
  organised: `SELECT id FROM groups WHERE creator_id = ${SAMPLE_IDS.creator} AND is_active ORDER BY id LIMIT 1`,
};

async function findSamples(databaseUrl: string, memberId: number) {
  return onDatabase(databaseUrl, async (client) => {
    const find = async (sql: string) => {
      const { rows } = await client.query<{ id: number }>(sql);
      if (!rows[0]) throw new Error(`the sample city has none: ${sql}`);
      return rows[0].id;
    };
    return {
      venue: await find(SAMPLES.venue),
      group: await find(SAMPLES.group),
      game: await find(SAMPLES.game),
      coach: await find(SAMPLES.coach),
      organised: await find(SAMPLES.organised),
      own: await find(
        `SELECT group_id AS id FROM group_members JOIN games USING (group_id)
          WHERE user_id = ${memberId} AND starts_at > now() GROUP BY group_id ORDER BY count(*) DESC LIMIT 1`,
      ),
    };
  });
}

async function makeJoinLink(url: string, { cookie }: Session, groupId: number): Promise<string> {
  const answer = await fetch(`${url}/api/groups/${groupId}/invite-links`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: url,
      'Sec-Fetch-Site': 'same-origin',
      Cookie: cookie,
    },
    body: JSON.stringify({ kind: 'join' }),
  });
  const text = await answer.text();
  const path = /\/join\/[\w-]+/.exec(text)?.[0];
  if (!path) throw new Error(`no link: ${answer.status} ${text}`);
  return path;
}

/** The name of a page in the address of its twin. */
export const twinPath = (page: string): string => `/client-twin/${page.replaceAll(' ', '-')}`;

/** The HTML of the member's pages. */
async function readTwins(
  url: string,
  { member, memberPages }: Pick<Sites, 'member' | 'memberPages'>,
): Promise<Record<string, string>> {
  const pages = Object.entries(memberPages).map(async ([page, path]) => {
    const answer = await fetch(url + path, { headers: { cookie: member.cookie } });
    return [twinPath(page).split('/').at(-1), await answer.text()] as const;
  });
  return Object.fromEntries(await Promise.all(pages));
}

/** The stylesheets and the preloaded fonts of a page. */
async function lookOf(address: string): Promise<Look> {
  const answer = await fetch(address);
  const html = await answer.text();
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag);
  const hrefs = (of: (tag: string) => boolean) =>
    links.filter(of).map((tag) => /href="([^"]+)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? '');
  const stylesheets = hrefs((tag) => tag.includes('rel="stylesheet"'));
  // React preloads them by a header.
  const header = answer.headers.get('link') ?? '';
  const fonts = [
    ...hrefs((tag) => tag.includes('as="font"')),
    ...[...header.matchAll(/<([^>]+)>;[^,]*as="font"/g)].map(([, href = '']) => href),
  ];
  const files = new Map<string, Buffer>();
  const copy = async (href: string): Promise<string> => {
    const path = `look/${new URL(href, address).pathname.split('/').at(-1)}`;
    const content = Buffer.from(await (await fetch(new URL(href, address))).arrayBuffer());
    files.set(path, content);
    return `/${path}`;
  };
  const copied = { stylesheets: await all(stylesheets, copy), fonts: await all(fonts, copy) };
  for (const path of copied.stylesheets) {
    const name = path.slice(1);
    const text = (files.get(name) ?? '').toString();
    // Fonts that are not preloaded are fetched by nobody here.
    files.set(
      name,
      Buffer.from(text.replace(/url\((["']?)[^)"']*\/([^/)"']+\.woff2)\1\)/g, 'url(/look/$2)')),
    );
  }
  const htmlClass = /<html[^>]* class="([^"]*)"/.exec(html)?.[1] ?? '';
  return { htmlClass, files, ...copied };
}

const all = (hrefs: string[], copy: (href: string) => Promise<string>) =>
  Promise.all(hrefs.map(copy));
