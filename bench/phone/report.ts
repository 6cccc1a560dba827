import { cpus, loadavg } from 'node:os';
import type { ClickFigures } from '@/bench/phone/first-click';
import type { LighthouseFigures, Reading } from '@/bench/phone/lighthouse';
import { median, quantile, table } from '@/bench/report-tables';

const GUEST = { title: 'Public pages, as a guest', performance: 95, totalKb: 250, requests: 20 };
const MEMBER = { title: 'Pages of a member', performance: 92, totalKb: 330, requests: 30 };

const GOALS = {
  otherScores: 100,
  stylesheetsKb: 12,
  fontsKb: 45,
  cls: 0.005,
  clickMs: 200,
  visitPages: 1.3,
};

export interface PhoneFigures {
  lighthouse?: LighthouseFigures;
  members?: LighthouseFigures;
  /** Milliseconds of the product's processor time for Discover: the page alone, and a visit with all its calls. */
  visit?: { page: number; visit: number };
  /** Milliseconds of the web process for a request, by page, `bare` among them. */
  requests?: Map<string, number>;
  clicks?: ClickFigures[];
}

interface Settings {
  rounds: number;
  slowdown: number;
  /** The machine's load, before and after. */
  loads: number[];
}

/** Marks figures that miss their goal. */
const mark = (text: string, isMet: boolean) => (isMet ? text : `**${text}** ✗`);

const words = (ms: number) => (Number.isFinite(ms) ? ms.toFixed(0) : 'never');

export function toReport(figures: PhoneFigures, { rounds, slowdown, loads }: Settings): string {
  const busy = loads.map((load) => load.toFixed(1)).join(' before, ');
  return [
    '# What pages cost a phone',
    '',
    `${cpus().length} cores, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}; ${rounds} rounds, medians where nothing else is said. Load of the machine: ${busy} after;`,
    'above the number of cores, milliseconds are longer than on a quiet one, and only ratios of this run say something. Sizes are as',
    `transferred, 1 kB = 1,000 bytes; "slowed down" is ${slowdown} times, by Chrome. What misses its goal is **bold** with ✗.`,
    '',
    ...(figures.lighthouse ? lighthouseParts(figures.lighthouse, GUEST) : []),
    ...(figures.members ? lighthouseParts(figures.members, MEMBER) : []),
    ...(figures.visit ? visitParts(figures.visit) : []),
    ...(figures.requests ? requestParts(figures.requests) : []),
    ...(figures.clicks ? clickParts(figures.clicks) : []),
  ].join('\n');
}

export const currentLoad = (): number => loadavg()[0] ?? Number.NaN;

function lighthouseParts({ medians, failed }: LighthouseFigures, goals: typeof GUEST): string[] {
  const problems = [...failed].map(([name, list]) => `- ${name}: ${list.join('; ')}`);
  return [
    `## ${goals.title}: Lighthouse, mobile`,
    '',
    `Goals: performance ${goals.performance}, the other scores ${GOALS.otherScores}; ${goals.totalKb} kB and ${goals.requests} requests in all, stylesheets ${GOALS.stylesheetsKb} kB, fonts ${GOALS.fontsKb} kB, CLS ${GOALS.cls}.`,
    '',
    table(
      HEADS,
      [...medians].map(([name, reading]) => cellsOf(name, reading, goals)),
    ),
    '',
    ...(problems.length > 0 ? ['What keeps a score below 100:', '', ...problems, ''] : []),
  ];
}

const HEADS = ['Page', 'score', 'a11y', 'practices', 'SEO', 'TBT ms', 'LCP ms', 'CLS'].concat(
  ['all', 'JS', 'CSS', 'font'].map((part) => `${part} kB`),
  'requests',
);

function cellsOf(name: string, reading: Reading, goals: typeof GUEST): string[] {
  const least = (value: number, goal: number) => mark(String(value), value >= goal);
  const most = (value: number, goal: number, digits = 0) =>
    mark(value.toFixed(digits), value <= goal);
  return [
    name,
    least(reading.performance, goals.performance),
    least(reading.accessibility, GOALS.otherScores),
    least(reading['best-practices'], GOALS.otherScores),
    least(reading.seo, GOALS.otherScores),
    reading.tbt.toFixed(0),
    reading.lcp.toFixed(0),
    most(reading.cls, GOALS.cls, 3),
    most(reading.total, goals.totalKb),
    reading.scripts.toFixed(0),
    most(reading.stylesheets, GOALS.stylesheetsKb, 1),
    most(reading.fonts, GOALS.fontsKb, 1),
    most(reading.requests, goals.requests),
  ];
}

function visitParts({ page, visit }: { page: number; visit: number }): string[] {
  const times = mark((visit / page).toFixed(1), visit / page <= GOALS.visitPages);
  const words = `Discover costs the product ${page.toFixed(0)} ms of processor time, and a visit`;
  return [`${words} with all its calls ${visit.toFixed(0)} ms: ${times} pages.`, ''];
}

/** In bare dynamic pages. */
const REQUEST_GOALS: Record<string, number> = {
  Messages: 1.5,
  Groups: 2.4,
  Players: 2.4,
  'a group': 2.4,
  'a venue': 2.4,
  Discover: 3.2,
};

function requestParts(times: Map<string, number>): string[] {
  const bare = times.get('bare') ?? Number.NaN;
  const rows = [...times].map(([name, ms]) => {
    const goal = REQUEST_GOALS[name];
    const times = (ms / bare).toFixed(2);
    return [name, ms.toFixed(1), goal ? mark(times, ms / bare <= goal) : times, String(goal ?? '')];
  });
  return [
    '## Processor time of a request',
    '',
    'Of the web process alone, in turns with a page of Next that does nothing but be rendered for each request.',
    '',
    table(['Page', 'ms', '÷ bare', 'goal'], rows),
    '',
  ];
}

function clickParts(figures: ClickFigures[]): string[] {
  const row = ({ page, kind, answers, results }: Omit<ClickFigures, 'kind'> & { kind: string }) => {
    const p95 = quantile(answers, 0.95);
    return [
      page,
      kind,
      String(answers.length),
      words(median(answers)),
      mark(words(p95), p95 <= GOALS.clickMs),
      words(median(results)),
      words(quantile(results, 0.95)),
    ];
  };
  const answers = figures.flatMap((each) => each.answers);
  const results = figures.flatMap((each) => each.results);
  return [
    '## The first click of a guest',
    '',
    'In a browser that has nothing yet, slowed down, a second after the page has loaded. The answer: from the click to the next frame',
    '(Event Timing), or until the browser is on its way to the next page; what only scripts can show is marked as busy in that frame.',
    `The result: until the frame that shows it; a link shows the next page, a filter its list, which includes the server. Goal of the`,
    `answer at the 95th percentile: ${GOALS.clickMs} ms.`,
    '',
    table(
      ['Page', 'what', 'clicks', 'answer, median ms', 'p95', 'result, median ms', 'p95'],
      [...figures, { page: 'all', kind: '', answers, results }].map(row),
    ),
    '',
  ];
}
