import { describe, expect, it } from 'vitest';
import { hoursFromNow } from '@/tests/factories/dates';
import { createSignedIn, type SignedIn } from '@/tests/factories/sessions';
import type { TestUser } from '@/tests/factories/users';
import { type CallOptions, call, type OperationName, operationNames } from './call';

export type Person = SignedIn & { user: TestUser };

/** Every matrix, with the first words of the paths that it answers for. `<area>-access.test.ts` holds it. */
export const AREAS = {
  account: ['auth', 'register', 'notifications', 'notifications-new', 'warnings'],
  admin: ['admin'],
  coaching: [
    'coaches',
    'coaching',
    'coach-applications',
    'booking-requests',
    'packages',
    'class-sessions',
  ],
  groups: ['groups', 'group-invites', 'games', 'calendar', 'calendar-feed'],
  messages: ['messages', 'reactions', 'pins', 'conversations', 'push'],
  people: ['users', 'players', 'friend-requests', 'connections', 'likes', 'blocks', 'reports'],
  venues: ['venues', 'venue-applications', 'sports', 'captcha', 'maps', 'places'],
} as const;
export type Area = keyof typeof AREAS;

/** The areas that answer for a call: one, or the call is nobody's. Chats of people and groups are messages. */
export function areasOf(name: OperationName): Area[] {
  if (/\/(messages|conversations?)$/.test(name)) return ['messages'];
  const word = name.split('/')[2] ?? '';
  // The entries of a constant object have its keys.
  const areas = Object.entries(AREAS) as [Area, readonly string[]][];
  return areas.filter(([, words]) => words.includes(word)).map(([area]) => area);
}

interface Line<Role extends string> {
  /** 'GET /api/groups/{id} (private)': what is asked, and which case of it. */
  title: string;
  name: string;
  cells: Record<Role, string>;
}

// Names have one space at most; cells are set apart by as many as make columns.
const LINE = /^(\S+(?: \/\S+)?)( \([^)]+\))?((?: +[\w-]+)+)$/;

/** A table as people read it: the roles in the first line, then a line for each call with the answer to each of them. */
export function readTable<Role extends string>(
  text: string,
): {
  roles: Role[];
  lines: Line<Role>[];
} {
  const [head = '', ...rest] = text.split('\n').filter((line) => line.trim() !== '');
  // Whoever makes the world says the roles in its type, and each matrix compares them.
  const roles = head.trim().split(/ +/) as Role[];
  const lines = rest.map((line) => {
    const [, name = '', about = '', answers = ''] = LINE.exec(line.trim()) ?? [];
    const given = answers.trim().split(/ +/);
    if (given.length !== roles.length) throw new Error(`Not an answer for each role: ${line}`);
    const cells = Object.fromEntries(roles.map((role, at) => [role, given[at] ?? '']));
    return { title: name + about, name, cells: cells as Record<Role, string> };
  });
  return { roles, lines };
}

export interface AccessWorld<Role extends string> {
  /** Null calls without a session. */
  viewers: Record<Role, Person | null>;
}

export type UsualRole = 'guest' | 'other' | 'paused' | 'leaving' | 'banned' | 'admin';

/** Those who call in every matrix: nobody, somebody with nothing to do with it, and what may become of an account. */
export async function usualViewers(): Promise<Record<UsualRole, Person | null>> {
  const now = new Date();
  const [other, paused, leaving, banned, admin] = await Promise.all([
    createSignedIn(),
    createSignedIn({ pausedAt: now }),
    createSignedIn({ deletionRequestedAt: now, deletionDueAt: hoursFromNow(7 * 24) }),
    createSignedIn({ bannedAt: now }),
    createSignedIn({ isAdmin: true }),
  ]);
  return { guest: null, other, paused, leaving, banned, admin };
}

export type Options<World> = (
  world: World,
  caller: Person | null,
) => CallOptions | Promise<CallOptions>;

export interface Matrix<Role extends string, World extends AccessWorld<Role>> {
  area: Area;
  table: string;
  /** Made for each line anew; the roles call one after the other, from left to right. */
  createWorld: () => Promise<World>;
  /** What a line calls with, by its title; made for each caller anew. */
  options: Partial<Record<string, Options<World>>>;
}

/** Tests every line of a table, and that the table names every call of its area and no other. */
export function describeAccess<Role extends string, World extends AccessWorld<Role>>({
  area,
  table,
  createWorld,
  options,
}: Matrix<Role, World>): void {
  const { roles, lines } = readTable<Role>(table);
  describe(`who may call what about ${area}`, () => {
    it('is written down for every call, once', () => {
      const named = new Set<string>(lines.map(({ name }) => name));
      const ours = operationNames.filter((name) => areasOf(name).includes(area));
      expect([...named].toSorted(), 'a line for every call').toEqual(ours.toSorted());
      const titles = lines.map(({ title }) => title);
      expect(new Set(titles).size, 'one line for each case').toBe(titles.length);
      expect(Object.keys(options).filter((title) => !titles.includes(title))).toEqual([]);
    });

    it.each(lines)('$title', async ({ title, name, cells }) => {
      const world = await createWorld();
      expect(Object.keys(world.viewers).toSorted()).toEqual([...roles].toSorted());
      const answers: Record<string, string> = {};
      for (const role of roles) {
        const caller = world.viewers[role];
        const prepared = (await options[title]?.(world, caller)) ?? {};
        // The first test has compared the names with those of the calls.
        const { status } = await call(name as OperationName, {
          cookie: caller?.cookie,
          ...prepared,
        });
        answers[role] = `${status}`;
      }
      expect(answers).toEqual(cells);
    });
  });
}
