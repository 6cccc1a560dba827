// Runs alone: it registers the metrics of a whole process.
import { collectDefaultMetrics } from 'prom-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { env } from '@/lib/platform/env/server';
import { metrics } from '@/lib/platform/observability/metrics';
import {
  readHost,
  readPagesWaiting,
  readPool,
  readQueue,
  readSockets,
} from '@/lib/platform/observability/readings';
import { read } from './testing/programs';

const rulesSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Maidan[A-Z]\w+$/),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[smh]$/)
            .optional(),
          labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.strictObject({ summary: z.string(), description: z.string() }),
        }),
      ),
    }),
  ),
});
const panelSchema = z.looseObject({
  id: z.number(),
  title: z.string(),
  type: z.enum(['row', 'timeseries']),
  targets: z.array(z.looseObject({ refId: z.string(), expr: z.string() })).default([]),
});
const dashboardSchema = z.looseObject({ panels: z.array(panelSchema) });

const rules = rulesSchema
  .parse(parse(read('deploy/alerts.yaml'), { strict: true, uniqueKeys: true }))
  .groups.flatMap((group) => group.rules);
const { panels } = dashboardSchema.parse(JSON.parse(read('deploy/grafana-dashboard.json')));

/** Operators and words of PromQL that look like metrics. */
const WORDS = new Set(['and', 'or', 'unless', 'offset', 'bool', 'on', 'ignoring']);
const LABELS = new Set(['job', 'instance', 'process', 'le']);

function namesIn(expression: string): { metrics: string[]; labels: string[] } {
  const grouped = [...expression.matchAll(/\b(?:by|without)\s*\(([^)]*)\)/g)];
  const selected = [...expression.matchAll(/\{([^}]*)\}/g)];
  const labels = [
    ...grouped.flatMap(([, list = '']) => list.split(',').map((name) => name.trim())),
    ...selected.flatMap(([, list = '']) =>
      [...list.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, name = '']) => name),
    ),
  ];
  const rest = expression
    .replaceAll(/\b(?:by|without)\s*\([^)]*\)/g, ' ')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|offset\s+\w+|\b[\d.]+\b/g, ' ');
  const found = [...rest.matchAll(/\b[a-z_]\w*\b(?!\s*\()/g)].map(([name]) => name);
  return { metrics: found.filter((name) => !WORDS.has(name)), labels };
}

/** Everything that the three processes expose, with its labels. */
const known = new Map<string, readonly string[]>([['up', []]]);

beforeAll(async () => {
  env.BACKUP_EVERY = 24;
  env.BACKUP_WAL = true;
  collectDefaultMetrics({ register: metrics.registry });
  readPool();
  readQueue();
  readHost();
  readPagesWaiting(() => 0);
  readSockets(() => 0);
  for (const { name, type } of await metrics.registry.getMetricsAsJSON()) {
    // The types omit the labels that every metric of the library has.
    const metric = metrics.registry.getSingleMetric(name) as unknown as { labelNames: string[] };
    known.set(name, metric.labelNames);
    if (String(type) !== 'histogram') continue;
    for (const part of ['bucket', 'sum', 'count']) known.set(`${name}_${part}`, metric.labelNames);
  }
});

function expectKnown(expression: string): void {
  const named = namesIn(expression);
  expect(named.metrics).not.toEqual([]);
  expect(named.metrics.filter((name) => !known.has(name))).toEqual([]);
  const labels = new Set([...LABELS, ...named.metrics.flatMap((name) => known.get(name) ?? [])]);
  expect(named.labels.filter((label) => !labels.has(label))).toEqual([]);
}

it('finds the metrics and labels of an expression', () => {
  const text =
    'sum by (le, route) (rate(a_bucket{x="1",y=~"b."}[5m] offset 10m)) > 0.5 and b_total';
  expect(namesIn(text)).toEqual({
    metrics: ['a_bucket', 'b_total'],
    labels: ['le', 'route', 'x', 'y'],
  });
});

describe('the alert rules', () => {
  it.each(rules)('$alert asks for metrics that the product has', ({ expr }) => expectKnown(expr));

  it('have names of their own', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    expect(rules.length).toBeGreaterThan(8);
  });
});

describe('the dashboard', () => {
  const shown = panels.filter(({ type }) => type !== 'row');

  it.each(shown)('$title asks for metrics that the product has', ({ targets }) => {
    expect(targets).not.toEqual([]);
    for (const { expr } of targets) expectKnown(expr);
  });

  it('has panels with ids of their own', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    expect(shown.length).toBeGreaterThan(15);
  });

  it('shows every metric of our own', () => {
    const asked = new Set(
      shown.flatMap(({ targets }) => targets.flatMap(({ expr }) => namesIn(expr).metrics)),
    );
    const own = [...known.keys()].filter((name) => /^(?:maidan|http)_/.test(name));
    const isShown = (name: string) =>
      ['', '_bucket', '_sum', '_count'].some((part) => asked.has(`${name}${part}`));
    const bases = own.filter((name) => !/_(?:bucket|sum|count)$/.test(name));
    expect(bases.filter((name) => !isShown(name))).toEqual([]);
  });
});
