import { fileURLToPath } from 'node:url';
import { CASES } from '@/bench/nearby/cases';
import { fillWithPeople } from '@/bench/nearby/data';
import { reportOf } from '@/bench/people/report';
import { benchPeople } from '@/bench/people/run';

await benchPeople({
  worker: fileURLToPath(new URL('nearby/worker.ts', import.meta.url)),
  result: fileURLToPath(new URL('results/nearby.md', import.meta.url)),
  fill: (url, count) => fillWithPeople(url, count),
  toReport: reportOf({ title: 'People nearby', cases: CASES, at: 'p50', growthMax: 5 }),
});
