import { fileURLToPath } from 'node:url';
import { fillWithPeople } from '@/bench/nearby/data';
import { reportOf } from '@/bench/people/report';
import { benchPeople } from '@/bench/people/run';
import { CASES } from '@/bench/players-search/cases';
import { NAMED } from '@/bench/players-search/names';

await benchPeople({
  worker: fileURLToPath(new URL('players-search/worker.ts', import.meta.url)),
  result: fileURLToPath(new URL('results/players-search.md', import.meta.url)),
  fill: (url, count) => fillWithPeople(url, count, NAMED),
  toReport: reportOf({ title: 'Find Players by text', cases: CASES, at: 'p95', growthMax: 3 }),
});
