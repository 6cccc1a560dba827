import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listMapLabels } from '@/lib/platform/maps/labels';
import { embeddedGeocoder } from './embedded';

// Each line of answers.txt has a query and its result, recorded when the places were searched in memory.

const ANSWERS_PER_SEARCH = 3;

const toNumbers = (text = '') => text.split(',').map(Number);

async function search(query: string, place: string): Promise<string> {
  const [latitude = 0, longitude = 0] = toNumbers(place);
  const near = place === '' ? undefined : { latitude, longitude };
  const found = await embeddedGeocoder.search(query, { near, limit: ANSWERS_PER_SEARCH });
  return found.map(({ label, match }) => `${match} ${label}`).join('; ');
}

async function reverse(point: string): Promise<string> {
  const [latitude = 0, longitude = 0] = toNumbers(point);
  return (await embeddedGeocoder.reverse(latitude, longitude))?.address ?? 'nothing';
}

async function labels(frame: string): Promise<string> {
  const [south = 0, west = 0, north = 0, east = 0] = toNumbers(frame);
  const found = await listMapLabels({ south, west, north, east });
  return found.map(({ kind, name }) => `${kind} ${name}`).join('; ') || 'nothing';
}

const ASK: Record<string, (...question: [string, string]) => Promise<string>> = {
  search,
  reverse,
  labels,
};

const lines = readFileSync(new URL('answers.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');

it.each(lines)('%s', async (line) => {
  const [kind = '', first = '', second = '', answer] = line.split(' | ');
  expect(await ASK[kind]?.(first, second)).toBe(answer);
});
