import { cpus } from 'node:os';
import type { Sample } from '@/bench/public-page/load';

const GOAL = 0.7;

/** The median of the rounds, so that one disturbed round does not matter. */
function perSecond(samples: Sample[], name: string): number {
  const rates = samples
    .filter((sample) => sample.name === name)
    .map(({ count, seconds }) => count / seconds)
    .sort((a, b) => a - b);
  return rates[Math.floor(rates.length / 2)] ?? Number.NaN;
}

/** @param html the page; searched for map code */
export function toPageReport(samples: Sample[], html: string): string {
  const names = [...new Set(samples.map(({ name }) => name))];
  const kept = perSecond(samples, 'venue, kept') / perSecond(samples, 'bare dynamic');
  const made = perSecond(samples, 'venue, made') / perSecond(samples, 'bare dynamic');
  return [
    '# A venue’s page with 20 reviews against a bare dynamic page',
    '',
    `${cpus().length} cores, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}.`,
    '',
    '| Page | requests a second |',
    '| --- | --- |',
    ...names.map((name) => `| ${name} | ${perSecond(samples, name).toFixed(0)} |`),
    '',
    `- as it is served (kept) ÷ bare dynamic: ${kept.toFixed(2)} (goal ${GOAL})`,
    `- as it is made ÷ bare dynamic: ${made.toFixed(2)}`,
    `- ${(Buffer.byteLength(html) / 1024).toFixed(0)} KB of HTML; map code in it: ${/leaflet|maps\\.googleapis/i.test(html) ? 'yes' : 'none'}`,
    '',
  ].join('\n');
}
