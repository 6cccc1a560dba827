import type { Browser } from '@playwright/test';
import { familyMs } from '@/bench/scale/processor';
import { signIn } from '@/bench/site/sign-in';
import { SAMPLE_IDS } from '@/prisma/seed/world';
import { onDatabase } from '@/tests/factories/on-database';
import { startProduct } from '../../scripts/test-product.mjs';

export interface Site {
  url: string;
  /** Paths by the name of the page. */
  pages: Record<string, string>;
  /** The same for a signed-in person with this cookie. */
  members: Record<string, string>;
  cookie: string;
  /** Its children are the product. */
  pid: number;
  stop: () => Promise<void>;
}

/** The built product with the sample city. */
export async function startSite(): Promise<Site> {
  const product = await startProduct(process.env);
  try {
    const found = await findPages(product.url, product.env.DATABASE_URL ?? '');
    return { url: product.url, pid: product.pid, ...found, stop: product.stop };
  } catch (error) {
    await product.stop();
    throw error;
  }
}

async function findPages(url: string, databaseUrl: string) {
  const ids = await findSamples(databaseUrl);
  const cookie = await signIn(url, SAMPLE_IDS.creator);
  const pages = {
    landing: '/',
    venues: '/venues',
    venue: `/venue/${ids.venue}`,
    group: `/group/${ids.group}`,
    game: `/game/${ids.game}`,
    coaching: '/coaching',
    coach: `/coach/${ids.coach}`,
    'sport in a city': '/venues/lahore/cricket',
    'join link': await makeJoinLink(url, cookie, ids.organised),
  };
  const members = {
    Discover: '/',
    Groups: '/groups',
    Players: '/players',
    Messages: '/messages',
    'My games': '/my-games',
    'a group': pages.group,
    'a game': pages.game,
    'a venue': pages.venue,
  };
  // An inaccessible page would be measured as a small one.
  for (const [paths, headers] of [
    [pages, {}],
    [members, { cookie }],
  ] as const) {
    for (const path of Object.values(paths)) {
      const { status } = await fetch(url + path, { headers, redirect: 'manual' });
      if (status !== 200) throw new Error(`${path} answers ${status}`);
    }
  }
  return { pages, members, cookie };
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

async function findSamples(databaseUrl: string): Promise<Record<keyof typeof SAMPLES, number>> {
  return onDatabase(databaseUrl, async (client) => {
    const ids = { venue: 0, group: 0, game: 0, coach: 0, organised: 0 };
    for (const name of Object.keys(ids) as (keyof typeof ids)[]) {
      const { rows } = await client.query<{ id: number }>(SAMPLES[name]);
      if (!rows[0]) throw new Error(`the sample city has none: ${name}`);
      ids[name] = rows[0].id;
    }
    return ids;
  });
}

async function makeJoinLink(url: string, cookie: string, groupId: number): Promise<string> {
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

/** The processor time of the product for Discover: for its page alone, and for visits with all that they ask for. */
export async function measureVisit(browser: Browser, { url, cookie, pid }: Site, rounds: number) {
  // Three to warm up.
  const timed = async (work: () => Promise<unknown>) => {
    for (let round = 0; round < 3; round += 1) await work();
    const before = familyMs(pid);
    for (let round = 0; round < rounds; round += 1) await work();
    return (familyMs(pid) - before) / rounds;
  };
  const read = async () => (await fetch(url, { headers: { cookie } })).text();
  const page = (await timed(() => Promise.all(Array.from({ length: 20 }, read)))) / 20;
  const visit = await timed(async () => {
    const context = await browser.newContext({ extraHTTPHeaders: { cookie } });
    const tab = await context.newPage();
    // The last call of a visit.
    const copied = tab.waitForResponse(/\/api\/offline$/, { timeout: 60_000 });
    await tab.goto(url);
    await copied;
    await context.close();
  });
  return { page, visit };
}
