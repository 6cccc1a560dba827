import type { BenchCase } from '@/bench/people/sample';
import { RARE, UNCOMMON } from '@/bench/players-search/names';

const TENNIS = '3';

export const CASES: BenchCase[] = [
  { name: 'dense, no text', viewers: 'dense', query: {} },
  { name: 'dense, a given name', viewers: 'dense', query: { search: 'Ayesha' } },
  { name: 'dense, a full name', viewers: 'dense', query: { search: 'ayesha malik' } },
  { name: 'dense, two letters', viewers: 'dense', query: { search: 'ay' } },
  { name: 'dense, two letters that nobody has', viewers: 'dense', query: { search: 'qx' } },
  { name: 'dense, a word of 1 %', viewers: 'dense', query: { search: UNCOMMON } },
  { name: 'dense, a word of 0.01 %', viewers: 'dense', query: { search: RARE } },
  { name: 'dense, a sport', viewers: 'dense', query: { search: 'tennis' } },
  { name: 'dense, one letter wrong', viewers: 'dense', query: { search: 'Ayehsa Malick' } },
  { name: 'dense, another script', viewers: 'dense', query: { search: 'کرکٹ' } },
  { name: 'dense, nobody', viewers: 'dense', query: { search: 'zzyzx qwertyuiop' } },
  {
    name: 'dense, a name, sport and level, 100 km',
    viewers: 'dense',
    query: { search: 'Ayesha', sportId: TENNIS, skillLevel: 'expert', radius: '100' },
  },
  {
    name: 'dense, a word of 1 %, 100 km',
    viewers: 'dense',
    query: { search: UNCOMMON, radius: '100' },
  },
  { name: 'dense, nobody, 100 km', viewers: 'dense', query: { search: 'zzyzx', radius: '100' } },
  { name: 'sparse, a given name', viewers: 'sparse', query: { search: 'Ayesha' } },
  {
    name: 'sparse, one letter wrong, 100 km',
    viewers: 'sparse',
    query: { search: 'Ayehsa', radius: '100' },
  },
];
