import { fileURLToPath } from 'node:url';
import { fillWithPeople } from '@/bench/nearby/data';
import { benchPeople } from '@/bench/people/run';
import { NAMED } from '@/bench/players-search/names';
import { toReport } from '@/bench/players-search/report';

await benchPeople({
  worker: fileURLToPath(new URL('players-search/worker.ts', import.meta.url)),
  result: fileURLToPath(new URL('results/players-search.md', import.meta.url)),
  fill: (url, count) => fillWithPeople(url, count, NAMED),
  toReport,
});
