import { Counter, Histogram, Registry } from 'prom-client';
import { VITALS, type Vital, type VitalsInput } from '@/lib/platform/observability/vitals';

/** In seconds: from a cached page to an export of a person's data. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const JOB_SECONDS = [0.01, 0.05, 0.25, 1, 5, 30, 120, 600];

/** Labels have few values: routes, kinds and outcomes from fixed lists, never a path, an id or a name. */
function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    vitals: createVitals(registers),
    requests: new Counter({
      name: 'http_requests_total',
      help: 'Requests by route, method and status; status none: the reader left, or was cut off within the body',
      labelNames: ['route', 'method', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the head of a request to the end of its answer',
      labelNames: ['route', 'method'],
      buckets: SECONDS,
      registers,
    }),
    cachedPages: new Counter({
      name: 'maidan_kept_pages_total',
      help: 'Public pages by where they came from: hit (kept), miss (made), waited (being made for another reader)',
      labelNames: ['outcome'],
      registers,
    }),
    messagesSent: new Counter({
      name: 'maidan_messages_sent_total',
      help: 'Chat messages stored by this process',
      registers,
    }),
    socketEventSeconds: new Histogram({
      name: 'maidan_socket_event_duration_seconds',
      help: 'Work for one event of a socket; outcome done, refused or failed',
      labelNames: ['event', 'outcome'],
      buckets: SECONDS,
      registers,
    }),
    socketsRefused: new Counter({
      name: 'maidan_sockets_refused_total',
      help: 'Handshakes refused because their page is of another origin than NEXTAUTH_URL',
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'maidan_job_duration_seconds',
      help: 'One attempt at a job; outcome done or failed',
      labelNames: ['kind', 'outcome'],
      buckets: JOB_SECONDS,
      registers,
    }),
  };
}

const VITAL_HELP = {
  lcp: { help: 'Largest Contentful Paint: until the largest part of the page is seen' },
  inp: { help: 'Interaction to Next Paint: the slowest answer to a tap or a key' },
  ttfb: { help: 'Time to First Byte of the page' },
  cls: { help: 'Cumulative Layout Shift: how far parts of the page moved by themselves' },
} as const satisfies Record<Vital, { help: string }>;

/** What one visit in ten took. Only the web process has them. */
function createVitals(registers: Registry[]): Record<Vital, Histogram> {
  const histogram = (vital: Vital) =>
    new Histogram({
      name: `maidan_visit_${vital}${vital === 'cls' ? '' : '_seconds'}`,
      ...VITAL_HELP[vital],
      labelNames: ['page', 'device', 'language'],
      buckets: [...VITALS[vital].buckets],
      registers,
    });
  return {
    lcp: histogram('lcp'),
    inp: histogram('inp'),
    ttfb: histogram('ttfb'),
    cls: histogram('cls'),
  };
}

// One for the process: the server in front of Next and Next's bundle each have their own copy of this module.
const holder = globalThis as typeof globalThis & {
  maidanMetrics?: ReturnType<typeof createMetrics>;
};

/** The counters of this process, shown by `serveMetrics`; gauges that are read on demand are in `readings`. */
export const metrics = (holder.maidanMetrics ??= createMetrics());

export const secondsSince = (startedAt: number): number => (performance.now() - startedAt) / 1_000;

export function countVisit({ page, device, language, ...values }: VitalsInput): void {
  const labels = { page, device, language };
  for (const [vital, histogram] of Object.entries(metrics.vitals)) {
    const value = values[vital as Vital];
    if (value !== undefined) histogram.observe(labels, value);
  }
}
