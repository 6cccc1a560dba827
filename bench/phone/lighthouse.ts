import lighthouse from 'lighthouse';
import type { Site } from '@/bench/phone/sites';
import { median } from '@/bench/report-tables';
import { launchBrowser } from '@/bench/site/phone';
import { freePort } from '../../server/local/ports.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

export interface Reading extends Record<Category, number> {
  /** Milliseconds. */
  tbt: number;
  lcp: number;
  cls: number;
  /** Transferred, in kB. */
  total: number;
  scripts: number;
  stylesheets: number;
  fonts: number;
  requests: number;
}

export interface LighthouseFigures {
  medians: Map<string, Reading>;
  /** Failed audits of categories below 100, by page. */
  failed: Map<string, string[]>;
}

/** Every page once a round, each in a browser of its own; as a member with their cookie. */
export async function measureWithLighthouse(
  { url, pages: paths, cookie }: { url: string; pages: Site['pages']; cookie?: string },
  rounds: number,
): Promise<LighthouseFigures> {
  const pages = Object.entries(paths);
  const readings = new Map<string, Reading[]>(pages.map(([name]) => [name, []]));
  const failed = new Map<string, string[]>();
  for (let round = 0; round < rounds; round += 1) {
    // The order rotates in each round, so that none always follows the same.
    const turn = (round * 3) % pages.length;
    for (const [name, path] of [...pages.slice(turn), ...pages.slice(0, turn)]) {
      const { reading, problems } = await readPage(url + path, cookie);
      readings.get(name)?.push(reading);
      if (problems.length > 0) failed.set(name, problems);
      console.log(`${name}: ${JSON.stringify(reading)} ${problems.join('; ')}`);
    }
  }
  const medians = new Map([...readings].map(([name, all]) => [name, medianOf(all)]));
  return { medians, failed };
}

function medianOf(readings: readonly Reading[]): Reading {
  const [first] = readings;
  if (!first) throw new Error('nothing was read');
  const keys = Object.keys(first) as (keyof Reading)[];
  // The keys are those of a reading.
  return Object.fromEntries(
    keys.map((key) => [key, median(readings.map((each) => each[key]))]),
  ) as unknown as Reading;
}

async function readPage(
  address: string,
  cookie?: string,
): Promise<{ reading: Reading; problems: string[] }> {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(address, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      extraHeaders: cookie ? { Cookie: cookie } : undefined,
    });
    if (!result) throw new Error(`Lighthouse has nothing to say about ${address}`);
    return toReading(result.lhr);
  } finally {
    await browser.close();
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

interface NetworkRow {
  resourceType?: string;
  transferSize?: number;
}

function toReading(report: Report): { reading: Reading; problems: string[] } {
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  const score = (category: Category) =>
    Math.round(100 * (report.categories[category]?.score ?? Number.NaN));
  const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const { details } = report.audits['network-requests'] ?? {};
  const rows = (details?.type === 'table' ? details.items : []) as NetworkRow[];
  const kilobytes = (type?: string) =>
    rows
      .filter(({ resourceType }) => !type || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1_000;
  const problems = (['accessibility', 'best-practices', 'seo'] as const).flatMap((category) =>
    (report.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${report.audits[id]?.title} (${id})`),
  );
  const reading = {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    tbt: value('total-blocking-time'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    total: kilobytes(),
    scripts: kilobytes('Script'),
    stylesheets: kilobytes('Stylesheet'),
    fonts: kilobytes('Font'),
    requests: rows.length,
  };
  return { reading, problems };
}
