import { AVAILABLE_SHARE, FAST_SECONDS, FAST_SHARE } from '@/lib/admin/constants';
import { type FigureRow, findFigures } from '@/lib/admin/repository/service-levels';
import type { ServiceLevelsDto } from '@/lib/admin/schema';
import { quantileOf } from '@/lib/platform/observability/quantile';
import { VITAL_NAMES, VITALS, type Vital } from '@/lib/platform/observability/vitals';

const SERVER_ERROR = 5;
const QUANTILE = 0.75;

/** What the objectives leave of a month, and what visits took by page, device and language. */
export async function readServiceLevels(): Promise<ServiceLevelsDto> {
  const rows = await findFigures();
  const of = (measure: string) => rows.filter((row) => row.measure === measure);
  const requests = of('requests');
  const all = sum(requests);
  const failed = sum(requests.filter(({ bucket }) => bucket === SERVER_ERROR));
  // Each bucket has those of the smaller ones, so the last has all.
  const seconds = of('seconds');
  const timed = seconds.at(-1)?.count ?? 0;
  const fast = seconds.find(({ bucket }) => bucket === FAST_SECONDS)?.count ?? 0;
  return {
    budgets: [
      budget('available', AVAILABLE_SHARE, { all, bad: failed }),
      budget('fast', FAST_SHARE, { all: timed, bad: timed - fast }),
    ],
    visits: visitsOf(rows),
  };
}

const sum = (rows: FigureRow[]): number => rows.reduce((total, { count }) => total + count, 0);

/** `left` is 1 when nothing was bad, 0 when the budget is used up, and less than 0 beyond that. */
function budget(
  name: 'available' | 'fast',
  objective: number,
  { all, bad }: { all: number; bad: number },
): ServiceLevelsDto['budgets'][number] {
  const allowed = all * (1 - objective);
  return { name, objective, all, bad, left: all === 0 ? 1 : 1 - bad / allowed };
}

/** Those without a count are not stored. */
function bucketsOf(name: Vital, group: FigureRow[]): { bucket: number; count: number }[] {
  return [...VITALS[name].buckets, Number.POSITIVE_INFINITY].map((bucket) => {
    const row = group.find((one) => one.measure === name && one.bucket === bucket);
    return { bucket, count: row?.count ?? 0 };
  });
}

function visitsOf(rows: FigureRow[]): ServiceLevelsDto['visits'] {
  const groups = new Map<string, FigureRow[]>();
  for (const row of rows.filter(({ page }) => page !== '')) {
    const key = [row.page, row.device, row.language].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const { page, device, language } = first;
      const histograms = VITAL_NAMES.map((name) => ({
        name,
        buckets: bucketsOf(name, group),
      }));
      const visits = Math.max(...histograms.map(({ buckets }) => buckets.at(-1)?.count ?? 0));
      const valueOf = (measure: Vital) =>
        quantileOf(QUANTILE, histograms.find(({ name }) => name === measure)?.buckets ?? []);
      const values = {
        lcp: valueOf('lcp'),
        inp: valueOf('inp'),
        cls: valueOf('cls'),
        ttfb: valueOf('ttfb'),
      };
      return { page, device, language, visits, values };
    })
    .toSorted((a, b) => b.visits - a.visits);
}
