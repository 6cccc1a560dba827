import type { SportName } from '@/lib/sports/constants';

/** Where cricket is a sport of the many, as in Lahore. */
const CRICKET = new Set('AE AF AU BB BD GB GY IE IN JM LK NP NZ OM PK TT ZA ZW'.split(' '));

/** What stands in for cricket, the first most visibly: the coach teaches it. */
const INSTEAD: readonly (readonly [countries: string, sports: readonly SportName[]])[] = [
  ['US', ['Basketball', 'Baseball', 'American Football']],
  ['CU DO JP KR NI PR TW VE', ['Baseball', 'Soccer', 'Basketball']],
  ['CK FJ NC PF PG TO WS', ['Rugby', 'Soccer', 'Volleyball']],
  ['FR GE', ['Soccer', 'Rugby', 'Basketball']],
  ['ET KE UG', ['Soccer', 'Running', 'Rugby']],
  ['EE GR LT LV PH RS SI', ['Basketball', 'Soccer', 'Volleyball']],
];
const ELSEWHERE: readonly SportName[] = ['Soccer', 'Basketball', 'Volleyball'];

export function insteadOfCricket(countryCode: string): readonly SportName[] {
  if (CRICKET.has(countryCode)) return [];
  const [, sports] = INSTEAD.find(([countries]) => countries.includes(countryCode)) ?? [];
  return sports ?? ELSEWHERE;
}
