import { fileURLToPath } from 'node:url';
import { fillWithPeople } from '@/bench/nearby/data';
import { toReport } from '@/bench/nearby/report';
import { benchPeople } from '@/bench/people/run';

await benchPeople({
  worker: fileURLToPath(new URL('nearby/worker.ts', import.meta.url)),
  result: fileURLToPath(new URL('results/nearby.md', import.meta.url)),
  fill: (url, count) => fillWithPeople(url, count),
  toReport,
});
