import { sql } from 'kysely';
import { on } from '@/lib/platform/db/kysely';
import { log } from '@/lib/platform/observability/log';
import { metrics } from '@/lib/platform/observability/metrics';
import { VITAL_NAMES } from '@/lib/platform/observability/vitals';

const EVERY_MS = 60_000;
/** Files, sockets and the checks of machines say nothing about what people wait for. */
const UNCOUNTED = new Set(['/_next', '/ws', '/api/health', '/api/vitals']);

interface Figure {
  measure: string;
  page: string;
  device: string;
  language: string;
  bucket: number;
  count: number;
}

const REQUEST = { page: '', device: '', language: '' };
const keyOf = ({ measure, page, device, language, bucket }: Figure) =>
  [measure, page, device, language, bucket].join(' ');

type Labels = Partial<Record<string, string | number>>;
interface Value {
  value: number;
  labels: Labels;
  metricName?: string;
}

/** All that this process has counted since its start. */
async function readCounts(): Promise<Map<string, Figure>> {
  const sums = new Map<string, Figure>();
  const add = (figure: Figure) => {
    const key = keyOf(figure);
    const known = sums.get(key);
    if (known) known.count += figure.count;
    else sums.set(key, figure);
  };
  const textOf = (labels: Labels, name: string) => String(labels[name] ?? '');
  const isCounted = ({ labels }: Value) => !UNCOUNTED.has(textOf(labels, 'route'));
  const requests: Value[] = (await metrics.requests.get()).values;
  for (const { labels, value: count } of requests.filter(isCounted)) {
    const bucket = Number(textOf(labels, 'status')[0]);
    // The reader left.
    if (Number.isNaN(bucket)) continue;
    add({ measure: 'requests', ...REQUEST, bucket, count });
  }
  const seconds = bucketsOf((await metrics.requestSeconds.get()).values.filter(isCounted));
  for (const { bucket, count } of seconds) add({ measure: 'seconds', ...REQUEST, bucket, count });
  for (const measure of VITAL_NAMES) {
    for (const { labels, bucket, count } of bucketsOf(
      (await metrics.vitals[measure].get()).values,
    )) {
      const [page, device, language] = ['page', 'device', 'language'].map((name) =>
        textOf(labels, name),
      ) as [string, string, string];
      add({ measure, page, device, language, bucket, count });
    }
  }
  return sums;
}

/** The buckets of a histogram; Prometheus counts each with all smaller ones. */
function bucketsOf(values: Value[]): { labels: Labels; bucket: number; count: number }[] {
  return values
    .filter(({ metricName = '' }) => metricName.endsWith('_bucket'))
    .map(({ labels: { le, ...labels }, value }) => ({
      labels,
      bucket: le === '+Inf' ? Number.POSITIVE_INFINITY : Number(le),
      count: value,
    }));
}

let stored = new Map<string, Figure>();

/** Adds what was counted since the last call to the table. After a failure it is added next time. */
export async function storeFigures(): Promise<void> {
  const counts = await readCounts();
  const rows = [...counts]
    .map(([key, figure]) => ({ ...figure, count: figure.count - (stored.get(key)?.count ?? 0) }))
    .filter(({ count }) => count > 0)
    // In one order, so that two processes do not wait for each other.
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  if (rows.length > 0) {
    await on()
      .insertInto('keptFigures')
      .values(rows.map((row) => ({ ...row, day: sql<Date>`(now() AT TIME ZONE 'UTC')::date` })))
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'measure', 'page', 'device', 'language', 'bucket'])
          .doUpdateSet((eb) => ({
            count: sql<number>`${eb.ref('keptFigures.count')} + ${eb.ref('excluded.count')}`,
          })),
      )
      .execute();
  }
  stored = counts;
}

/** Stores the figures of this process every minute. @returns ends it, with those since the last time */
export function keepFigures(): () => Promise<void> {
  const store = () =>
    storeFigures().catch((error: unknown) => {
      log.warn({ err: error }, 'figures could not be stored');
    });
  const timer = setInterval(() => void store(), EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return store();
  };
}
