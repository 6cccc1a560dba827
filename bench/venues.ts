import { fileURLToPath } from 'node:url';
import { benchPeople } from '@/bench/people/run';
import { fillWithVenues } from '@/bench/venues/data';
import { toReport } from '@/bench/venues/report';

await benchPeople({
  noun: 'venues',
  worker: fileURLToPath(new URL('venues/worker.ts', import.meta.url)),
  result: fileURLToPath(new URL('results/venues.md', import.meta.url)),
  fill: fillWithVenues,
  toReport,
});
