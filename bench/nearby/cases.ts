import type { BenchCase } from '@/bench/people/sample';

const CRICKET = '6';
const YOGA = '20';
export const CASES: BenchCase[] = [
  { name: 'dense, 10 km', viewers: 'dense', query: { radius: '10' } },
  { name: 'dense, 10 km, sport', viewers: 'dense', query: { radius: '10', sportId: CRICKET } },
  {
    name: 'dense, 10 km, sport and level',
    viewers: 'dense',
    query: { radius: '10', sportId: CRICKET, skillLevel: 'expert' },
  },
  { name: 'dense, 10 km, rare sport', viewers: 'dense', query: { radius: '10', sportId: YOGA } },
  { name: 'dense, 100 km', viewers: 'dense', query: { radius: '100' } },
  { name: 'dense, 10 km, stack of Discover', viewers: 'dense', query: { radius: '10', deck: '1' } },
  {
    name: 'dense, 10 km around a city far away',
    viewers: 'dense',
    // The worker uses the other city: each viewer searches around the one they do not live in.
    query: { radius: '10', latitude: 'other', longitude: 'other' },
  },
  { name: 'sparse, 10 km', viewers: 'sparse', query: { radius: '10' } },
  { name: 'sparse, 100 km', viewers: 'sparse', query: { radius: '100' } },
  { name: 'sparse, 100 km, sport', viewers: 'sparse', query: { radius: '100', sportId: CRICKET } },
  {
    name: 'sparse, 100 km, sport and level',
    viewers: 'sparse',
    query: { radius: '100', sportId: CRICKET, skillLevel: 'expert' },
  },
];
