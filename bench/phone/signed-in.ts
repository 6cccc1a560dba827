import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Request } from '@playwright/test';
import { type Sites, twinPath } from '@/bench/phone/sites';
import { ask } from '@/bench/public-page/load';
import { median } from '@/bench/report-tables';
import { familyMs } from '@/bench/scale/processor';
import { openPhone } from '@/bench/site/phone';

/** What a screen loads after it is shown is waited for, too. */
const AFTER_IDLE_MS = 1_500;
const REQUESTS_A_TURN = 20;
/** The browser reads its list, so the server writes the shell and a heading. */
const SHELL = '/my-games';

/** Of a page that is loaded by a browser which has nothing yet. */
interface LoadFigures {
  /** kB. */
  scripts: number;
  /** The longest task after the first paint, at full speed and slowed down. */
  taskMs: number;
  slowTaskMs: number;
}

interface MemberPageFigures extends LoadFigures {
  page: string;
  /** kB. */
  html: number;
  compressed: number;
  /** Milliseconds of the server's processor for a request, and how many bare dynamic pages that is. */
  cpuMs: number;
  ratio: number;
  /** The ratio to a page of the bare app with this markup in a client component, without data. */
  twinRatio: number;
}

export interface MemberFigures {
  /** A page with the session and the shell alone, in bare dynamic pages. */
  shellRatio: number;
  /** The bare dynamic page: what the framework takes by itself. */
  bare: LoadFigures;
  pages: MemberPageFigures[];
}

interface Settings {
  rounds: number;
  requests: number;
  slowdown: number;
}

export async function measureMemberPages(
  browser: Browser,
  sites: Sites,
  { requests, ...settings }: Settings,
): Promise<MemberFigures> {
  const { url, member, memberPages } = sites;
  const costs = await measureProcessor(sites, requests);
  const shellRatio = costs(SHELL).ratio;
  const bare = await loadInRounds(browser, { url: `${sites.bare.url}/dynamic` }, settings);
  console.log(JSON.stringify({ shellRatio, bare }));
  const pages: MemberPageFigures[] = [];
  for (const [page, path] of Object.entries(memberPages)) {
    const asked = { url: url + path, cookie: member.cookie };
    const figure = {
      page,
      html: (await bytesOf(asked, 'identity')) / 1_000,
      compressed: (await bytesOf(asked, 'gzip')) / 1_000,
      ...costs(page),
      twinRatio: costs(twinPath(page)).ratio,
      ...(await loadInRounds(browser, asked, settings)),
    };
    console.log(JSON.stringify(figure));
    pages.push(figure);
  }
  return { shellRatio, bare, pages };
}

async function loadInRounds(
  browser: Browser,
  asked: Asked,
  { rounds, slowdown }: Omit<Settings, 'requests'>,
): Promise<LoadFigures> {
  const quick: Loaded[] = [];
  const slow: Loaded[] = [];
  for (let round = 0; round < rounds; round += 1) {
    quick.push(await load(browser, asked, 1));
    slow.push(await load(browser, asked, slowdown));
  }
  return {
    scripts: median(quick.map(({ scripts }) => scripts)),
    taskMs: median(quick.map(({ taskMs }) => taskMs)),
    slowTaskMs: median(slow.map(({ taskMs }) => taskMs)),
  };
}

interface Asked {
  url: string;
  cookie?: string;
}

const bytesOf = ({ url, cookie = '' }: Asked, encoding: 'identity' | 'gzip'): Promise<number> =>
  ask(url, { headers: { cookie, 'accept-encoding': encoding } });

/** Each page and the bare dynamic one in turns, so that a busy moment meets all of them. */
async function measureProcessor({ url, pid, bare, member, memberPages }: Sites, requests: number) {
  const pages = [
    { page: '', pid: bare.pid, asked: { url: `${bare.url}/dynamic` } },
    { page: SHELL, pid, asked: { url: url + SHELL, cookie: member.cookie } },
    ...Object.entries(memberPages).flatMap(([page, path]) => [
      { page, pid, asked: { url: url + path, cookie: member.cookie } },
      { page: twinPath(page), pid: bare.pid, asked: { url: bare.url + twinPath(page) } },
    ]),
  ];
  const spent = new Map<string, number[]>(pages.map(({ page }) => [page, []]));
  // The first turn warms up.
  for (let turn = 0; turn <= requests / REQUESTS_A_TURN; turn += 1) {
    for (const { page, pid: server, asked } of pages) {
      const before = familyMs(server);
      for (let count = 0; count < REQUESTS_A_TURN; count += 1) await bytesOf(asked, 'gzip');
      if (turn > 0) spent.get(page)?.push((familyMs(server) - before) / REQUESTS_A_TURN);
    }
  }
  const bareTurns = spent.get('') ?? [];
  return (page: string) => {
    const turns = spent.get(page) ?? [];
    const ratios = turns.map((ms, turn) => ms / (bareTurns[turn] ?? Number.NaN));
    return { cpuMs: median(turns), ratio: median(ratios) };
  };
}

const TASKS_SCRIPT = `{
  window.longTasks = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries()))
    .observe({ type: 'longtask', buffered: true });
}`;

const LONGEST_TASK = `(() => {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const after = longTasks.filter(({ startTime }) => startTime >= (paint?.startTime ?? 0));
  return Math.max(0, ...after.map(({ duration }) => duration));
})()`;

/** kB of a page's scripts, and its longest task after the first paint. */
interface Loaded {
  scripts: number;
  taskMs: number;
}

/** Opens a page in a browser that has nothing yet. */
async function load(browser: Browser, { url, cookie }: Asked, slowdown: number): Promise<Loaded> {
  const { context, page } = await openPhone(browser, { url, cookie, slowdown });
  try {
    const scripts: Request[] = [];
    page.on('requestfinished', (request) => {
      if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request);
    });
    await context.addInitScript(TASKS_SCRIPT);
    await page.goto(url, { waitUntil: 'networkidle' });
    await sleep(AFTER_IDLE_MS);
    const sizes = await Promise.all(scripts.map((request) => request.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    return { scripts: bytes / 1_000, taskMs: await page.evaluate<number>(LONGEST_TASK) };
  } finally {
    await context.close();
  }
}
