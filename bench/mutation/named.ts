import { readFileSync } from 'node:fs';
import type { Mutant } from '@/bench/mutation/find-mutants';

interface Named {
  name: string;
  file: string;
  from: string;
  to: string;
  /** The test file beside the code, which must detect it. */
  test: string;
}

/** Mutations that must never survive. Always tested, whatever the random sample is. */
const NAMED: Named[] = [
  {
    name: 'who made a game and left the group still manages it',
    file: 'lib/games/policy.ts',
    from: "(role === 'member' && isCreator)",
    to: 'isCreator',
    test: 'lib/games/policy.test.ts',
  },
  {
    name: 'coaches are sorted worst first',
    file: 'lib/coaching/repository/find-coaches.ts',
    from: ".orderBy('c.rating', 'desc')",
    to: ".orderBy('c.rating', 'asc')",
    test: 'lib/coaching/service/list-coaches.test.ts',
  },
  {
    name: 'one pending booking more than the limit',
    file: 'lib/bookings/service/request-booking.ts',
    from: '>= PENDING_PER_COACH_MAX',
    to: '> PENDING_PER_COACH_MAX',
    test: 'tests/integration/limits-race.test.ts',
  },
  {
    name: 'a package of another client is accepted',
    file: 'lib/bookings/policy.ts',
    from: 'bought.clientId === session.clientId && ',
    to: '',
    test: 'lib/bookings/policy.test.ts',
  },
  {
    name: 'messages are edited after 15 minutes',
    file: 'lib/messages/policy.ts',
    from: 'now.getTime() - message.createdAt.getTime() <= EDIT_MINUTES_MAX * 60_000',
    to: 'true',
    test: 'lib/messages/policy.test.ts',
  },
  {
    name: 'a group that is not active is joined',
    file: 'lib/groups/service/add-member.ts',
    from: 'if (!joiner.isActive)',
    to: 'if (false)',
    test: 'lib/groups/service/join-group.test.ts',
  },
];

export function findNamed(): { mutant: Mutant; words: string; test: string }[] {
  return NAMED.map(({ name, file, from, to, test }, at) => {
    const source = readFileSync(file, 'utf8');
    const start = source.indexOf(from);
    if (start < 0) throw new Error(`${file} has no ${from} any more: say it as the code does now.`);
    const end = start + from.length;
    const line = source.slice(0, start).split('\n').length;
    const mutant = { id: 1000 + at, file, line, kind: 'named', start, end, replacement: to };
    return { mutant, words: name, test };
  });
}
