import { cpus, loadavg } from 'node:os';
import type { PressFigures } from '@/bench/phone/first-press';
import { BARE, type LighthouseFigures, type Reading, STYLED } from '@/bench/phone/lighthouse';
import type { NavigationFigures, ScrollFigures } from '@/bench/phone/navigation';
import type { SceneFigures } from '@/bench/phone/scenes';
import type { MemberFigures } from '@/bench/phone/signed-in';
import { median, quantile, table } from '@/bench/report-tables';

const GOALS = {
  performance: 95,
  otherScores: 100,
  tbt: 1.2,
  lcp: 1.3,
  totalKb: 250,
  stylesheetsKb: 12,
  fontsKb: 45,
  cls: 0.005,
  pressMs: 200,
  htmlKb: 70,
  cpu: 2,
  scriptsKb: 230,
  interactionMs: 150,
  taskMs: 200,
  frameMs: 100,
};

export interface PhoneFigures {
  lighthouse?: LighthouseFigures;
  presses?: PressFigures[];
  members?: MemberFigures;
  scenes?: SceneFigures[];
  navigation?: NavigationFigures[];
  /** Navigation without slowing the processor down. */
  unslowed?: NavigationFigures[];
  scroll?: ScrollFigures[];
}

interface Settings {
  rounds: number;
  slowdown: number;
  /** Of the machine, before and after. */
  loads: number[];
}

/** Marks what misses its goal. */
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
    ...(figures.lighthouse ? lighthouseParts(figures.lighthouse) : []),
    ...(figures.presses ? pressParts(figures.presses) : []),
    ...(figures.members ? memberParts(figures.members) : []),
    ...(figures.scenes ? sceneParts(figures.scenes) : []),
    ...(figures.navigation ? navigationParts(figures.navigation, figures.unslowed ?? []) : []),
    ...(figures.scroll ? scrollParts(figures.scroll) : []),
  ].join('\n');
}

export const currentLoad = (): number => loadavg()[0] ?? Number.NaN;

function lighthouseParts({ medians, failed }: LighthouseFigures): string[] {
  const bare = medians.get(BARE);
  const styled = medians.get(STYLED);
  if (!bare || !styled) throw new Error('the bare pages are missing');
  const rows = [...medians].map(([name, reading]) =>
    name === BARE || name === STYLED
      ? cellsOf(name, reading, { bare, styled, isOurs: false })
      : cellsOf(name, reading, { bare, styled, isOurs: true }),
  );
  const problems = [...failed].filter(([name]) => name !== BARE && name !== STYLED);
  return [
    '## Public pages, as a guest: Lighthouse, mobile',
    '',
    `Goals: performance ${GOALS.performance}, the other scores ${GOALS.otherScores}; TBT at most ${GOALS.tbt} of bare, LCP ${GOALS.lcp} of the bare page with our stylesheet and font;`,
    `${GOALS.totalKb} kB in all, stylesheets ${GOALS.stylesheetsKb} kB, fonts ${GOALS.fontsKb} kB, CLS ${GOALS.cls}.`,
    '',
    table(
      [
        'Page',
        'performance',
        'accessibility',
        'best practices',
        'SEO',
        'TBT ms',
        '÷ bare',
        'LCP ms',
        '÷ bare',
        '÷ bare with look',
        'CLS',
        'all kB',
        'JS kB',
        'CSS kB',
        'font kB',
      ],
      rows,
    ),
    '',
    ...(problems.length > 0 ? ['What keeps a score below 100:', ''] : []),
    ...problems.map(([name, list]) => `- ${name}: ${list.join('; ')}`),
    ...(problems.length > 0
      ? ['', 'A join link is a secret: search engines must not find it.', '']
      : []),
  ];
}

function cellsOf(
  name: string,
  reading: Reading,
  { bare, styled, isOurs }: { bare: Reading; styled: Reading; isOurs: boolean },
): string[] {
  const judge = (text: string, isMet: boolean) => (isOurs ? mark(text, isMet) : text);
  const least = (value: number, goal: number) => judge(String(value), value >= goal);
  const most = (value: number, goal: number, digits = 0) =>
    judge(value.toFixed(digits), value <= goal);
  // A bare page that blocks for no time has no ratio: then what a task may last without blocking counts as one.
  const tbt = (reading.tbt + 1) / (bare.tbt + 1);
  return [
    name,
    least(reading.performance, GOALS.performance),
    least(reading.accessibility, GOALS.otherScores),
    least(reading['best-practices'], GOALS.otherScores),
    least(reading.seo, GOALS.otherScores),
    reading.tbt.toFixed(0),
    most(tbt, GOALS.tbt, 2),
    reading.lcp.toFixed(0),
    (reading.lcp / bare.lcp).toFixed(2),
    most(reading.lcp / styled.lcp, GOALS.lcp, 2),
    most(reading.cls, GOALS.cls, 3),
    most(reading.total, GOALS.totalKb),
    reading.scripts.toFixed(0),
    most(reading.stylesheets, GOALS.stylesheetsKb, 1),
    most(reading.fonts, GOALS.fontsKb, 1),
  ];
}

function pressParts(figures: PressFigures[]): string[] {
  const row = ({ page, kind, answers, results }: Omit<PressFigures, 'kind'> & { kind: string }) => {
    const p95 = quantile(answers, 0.95);
    return [
      page,
      kind,
      String(answers.length),
      words(median(answers)),
      mark(words(p95), p95 <= GOALS.pressMs),
      words(median(results)),
      words(quantile(results, 0.95)),
    ];
  };
  const answers = figures.flatMap((each) => each.answers);
  const results = figures.flatMap((each) => each.results);
  return [
    '## The first press of a guest',
    '',
    'In a browser that has nothing yet, slowed down, a second after the page has loaded. The answer: from the press to the next frame',
    '(Event Timing), or until the browser is on its way to the next page; what only scripts can show is marked as busy in that frame.',
    `The result: until the frame that shows it; a link shows the next page, a filter its list, which includes the server. Goal of the`,
    `answer at the 95th percentile: ${GOALS.pressMs} ms.`,
    '',
    table(
      ['Page', 'what', 'presses', 'answer, median ms', 'p95', 'result, median ms', 'p95'],
      [...figures, { page: 'all', kind: '', answers, results }].map(row),
    ),
    '',
  ];
}

function memberParts({ shellRatio, bare, pages }: MemberFigures): string[] {
  const most = (value: number, goal: number, digits = 0) =>
    mark(value.toFixed(digits), value <= goal);
  return [
    '## Signed-in pages',
    '',
    `Goals: HTML ${GOALS.htmlKb} kB, scripts ${GOALS.scriptsKb} kB, processor time of a request ${GOALS.cpu} bare dynamic pages, no task above ${GOALS.taskMs} ms after the first paint.`,
    'Markup alone: the bare app writes the elements of that page from one client component, without data, session or database.',
    `A page with the session and the shell alone costs ${shellRatio.toFixed(2)} bare dynamic pages.`,
    '',
    table(
      [
        'Page',
        'HTML kB',
        'compressed',
        'JS kB',
        'CPU ms a request',
        '÷ bare dynamic',
        'markup alone',
        'longest task ms',
        'slowed down',
      ],
      pages.map((each) => [
        each.page,
        most(each.html, GOALS.htmlKb),
        each.compressed.toFixed(1),
        most(each.scripts, GOALS.scriptsKb),
        each.cpuMs.toFixed(1),
        most(each.ratio, GOALS.cpu, 2),
        each.twinRatio.toFixed(2),
        most(each.taskMs, GOALS.taskMs),
        most(each.slowTaskMs, GOALS.taskMs),
      ]),
    ),
    '',
    `The bare dynamic page itself: ${words(bare.scripts)} kB of scripts, longest task ${words(bare.taskMs)} ms, slowed down`,
    `${words(bare.slowTaskMs)} ms: the start of the framework, which each page has.`,
    '',
  ];
}

function sceneParts(figures: SceneFigures[]): string[] {
  return [
    '## Interactions, slowed down',
    '',
    'From the input to the next paint as the browser measures it (Event Timing), of scripted swipes, taps and typing. Goal at the 98th',
    `percentile: ${GOALS.interactionMs} ms.`,
    '',
    table(
      ['Where', 'interactions', 'median ms', 'p98 ms', 'slowest'],
      figures.map(({ scene, count, medianMs, p98Ms, slowest }) => [
        scene,
        String(count),
        words(medianMs),
        mark(words(p98Ms), p98Ms <= GOALS.interactionMs),
        slowest,
      ]),
    ),
    '',
  ];
}

function navigationParts(figures: NavigationFigures[], unslowed: NavigationFigures[]): string[] {
  const cells = (all: number[]) => {
    const p95 = quantile(all, 0.95);
    return [words(median(all)), mark(words(p95), p95 <= GOALS.frameMs)];
  };
  const first = figures.flatMap((each) => each.first);
  const again = figures.flatMap((each) => each.again);
  const p95Unslowed = unslowed.map((each) => quantile([...each.first, ...each.again], 0.95));
  const all = unslowed.flatMap((each) => [...each.first, ...each.again]);
  const marked = (ms: number) => mark(words(ms), ms <= GOALS.frameMs);
  return [
    '## From screen to screen',
    '',
    'From the press on an entry of the bar to the frame of the next screen, or to that screen when it comes sooner: the first time, with',
    `nothing of the other screens loaded, and again; slowed down, and both as the machine is. Goal at the 95th percentile: ${GOALS.frameMs} ms.`,
    '',
    table(
      ['To', 'first, median ms', 'p95', 'again, median ms', 'p95', 'not slowed down, p95'],
      [
        ...figures.map((each, index) => [
          each.screen,
          ...cells(each.first),
          ...cells(each.again),
          marked(p95Unslowed[index] ?? Infinity),
        ]),
        ['all', ...cells(first), ...cells(again), marked(quantile(all, 0.95))],
      ],
    ),
    '',
  ];
}

function scrollParts(figures: ScrollFigures[]): string[] {
  return [
    'Pixels that a screen was scrolled when a link of it was followed, and after Back:',
    '',
    table(
      ['Screen', 'before', 'after Back'],
      figures.map(({ screen, left, back, isKept }) => [
        screen,
        left.toFixed(0),
        mark(back.toFixed(0), isKept),
      ]),
    ),
    '',
  ];
}
