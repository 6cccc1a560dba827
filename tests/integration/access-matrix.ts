import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invalidateAllCached } from '@/lib/platform/cache/stores';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { hoursFromNow } from '@/tests/factories/dates';
import { dropKept, keepRows } from '@/tests/factories/kept-rows';
import { createSignedIn, type Person } from '@/tests/factories/sessions';
import { besidesLanding, EXPIRED, watchCall } from './cached-pages';
import { type CallOptions, type OperationName, operationNames } from './call';
import { clearPublicPages, listPublicPages, readPages, stalePages } from './public-answers';

/** The areas, with the first path segments they cover. `<area>-access.test.ts` tests each. */
export const AREAS = {
  account: ['auth', 'register', 'notifications', 'notifications-new', 'vitals', 'warnings'],
  admin: ['admin'],
  coaching: [
    'coaches',
    'coaching',
    'coach-applications',
    'coach-clients',
    'booking-requests',
    'packages',
    'class-sessions',
  ],
  courts: ['courts', 'court-times'],
  groups: ['groups', 'group-invites', 'invite-links', 'invite-offers', 'join', 'games', 'regulars'],
  messages: ['messages', 'reactions', 'pins', 'conversations', 'push', 'offline'],
  money: ['money'],
  people: [
    'users',
    'players',
    'friend-requests',
    'connections',
    'likes',
    'blocks',
    'follows',
    'guardians',
    'reports',
    'proposals',
  ],
  programs: ['calendar', 'calendar-feed', 'oembed', 'webhooks'],
  teams: ['teams'],
  venues: ['venues', 'venue-applications', 'sports', 'captcha', 'maps', 'places'],
} as const;
export type Area = keyof typeof AREAS;

/** The areas that cover a call; there must be exactly one. Chats of people and groups belong to messages. */
export function areasOf(name: OperationName): Area[] {
  if (/\/(messages|conversations?)$/.test(name)) return ['messages'];
  if (/\/venues\/\{id\}\/(courts|desk|free-times|staff)\b/.test(name)) return ['courts'];
  const word = name.split('/')[2] ?? '';
  // The entries of a constant object have its keys.
  const areas = Object.entries(AREAS) as [Area, readonly string[]][];
  return areas.filter(([, words]) => words.includes(word)).map(([area]) => area);
}

/** Compares the calls of an area's table with the existing ones: each needs a line, and no line may be left over. */
export function compareCalls(
  area: Area,
  named: ReadonlySet<string>,
  calls: readonly OperationName[] = operationNames,
): { missing: string[]; leftOver: string[] } {
  const ours = new Set<string>(calls.filter((name) => areasOf(name).includes(area)));
  return {
    missing: [...ours].filter((name) => !named.has(name)),
    leftOver: [...named].filter((name) => !ours.has(name)),
  };
}

interface Line<Role extends string> {
  /** 'GET /api/groups/{id} (private)': the call, and the case. */
  title: string;
  name: string;
  cells: Record<Role, string>;
}

// Names contain at most one space; cells are separated by any number, to form columns.
const LINE = /^(\S+(?: \/\S+)?)( \([^)]+\))?((?: +[\w-]+)+)$/;

/** Parses a readable table: the roles in the first line, then a line per call with the response for each role. */
export function readTable<Role extends string>(
  text: string,
): {
  roles: Role[];
  lines: Line<Role>[];
} {
  const [head = '', ...rest] = text.split('\n').filter((line) => line.trim() !== '');
  // The type of the world names the roles, and each matrix compares them.
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
  /** Null: without a session. */
  viewers: Record<Role, Person | null>;
}

export type UsualRole = 'guest' | 'other' | 'paused' | 'leaving' | 'banned' | 'admin';

/** The states in which an account is hidden from others. */
export const PAUSED = { pausedAt: new Date() };
export const LEAVING = { deletionRequestedAt: new Date(), deletionDueAt: hoursFromNow(7 * 24) };
export const BANNED = { bannedAt: new Date() };

/** The callers of every matrix: a guest, an uninvolved member, and the states of an account. */
export async function usualViewers(): Promise<Record<UsualRole, Person | null>> {
  const [other, paused, leaving, banned, admin] = await Promise.all([
    createSignedIn(),
    createSignedIn(PAUSED),
    createSignedIn(LEAVING),
    createSignedIn(BANNED),
    createSignedIn({ isAdmin: true }),
  ]);
  return { guest: null, other, paused, leaving, banned, admin };
}

export type Options<World> = (
  world: World,
  caller: Person | null,
) => CallOptions | Promise<CallOptions>;

/** The input of `options`, after the account of the person whom `idOf` names has changed. */
export const afterChange =
  <World>(idOf: (world: World) => number) =>
  (data: Prisma.UserUpdateInput, options: Options<World>): Options<World> =>
  async (world, caller) => {
    await db.user.update({ where: { id: idOf(world) }, data });
    return options(world, caller);
  };

export interface Matrix<Role extends string, World extends AccessWorld<Role>> {
  area: Area;
  table: string;
  /** Created once, and put back before each line; the roles call one after the other, from left to right. */
  createWorld: () => Promise<World>;
  /** The input of a line by its title; created for each caller. */
  options: Partial<Record<string, Options<World>>>;
}

/** Tests every line of a table, and that the table covers exactly the calls of its area. */
export function describeAccess<Role extends string, World extends AccessWorld<Role>>({
  area,
  table,
  createWorld,
  options,
}: Matrix<Role, World>): void {
  const { roles, lines } = readTable<Role>(table);
  let world: World;
  let putBack: () => Promise<void>;
  describe(`access to ${area}`, () => {
    beforeAll(async () => {
      await clearPublicPages();
      world = await createWorld();
      putBack = await keepRows();
    });
    afterAll(dropKept);

    it('is listed once for every call', () => {
      const named = new Set<string>(lines.map(({ name }) => name));
      expect(compareCalls(area, named)).toEqual({ missing: [], leftOver: [] });
      const titles = lines.map(({ title }) => title);
      expect(new Set(titles).size, 'one line for each case').toBe(titles.length);
      expect(Object.keys(options).filter((title) => !titles.includes(title))).toEqual([]);
    });

    it.each(lines)('$title', async (line) => {
      const { title, name, cells } = line;
      const isWrite = !name.startsWith('GET ');
      await putBack();
      invalidateAllCached();
      expect(Object.keys(world.viewers).toSorted()).toEqual([...roles].toSorted());
      const answers: Record<string, string> = {};
      // Every call expires its own tags, but one successful call shows whether these are the pages that it changes.
      const writer = isWrite ? roles.find((role) => cells[role].startsWith('2')) : undefined;
      for (const role of roles) {
        const caller = world.viewers[role];
        const prepared = (await options[title]?.(world, caller)) ?? {};
        const pages = role === writer ? await listPublicPages() : new Map();
        const before = await readPages(pages);
        // The first test has checked the names. A refused call expires nothing.
        const { result, expired, expected } = await watchCall(
          name as OperationName,
          { cookie: caller?.cookie, ...prepared },
          cells[role].startsWith('2') ? EXPIRED[name] : '',
        );
        answers[role] = `${result.status}`;
        expect(besidesLanding(expired), `cached pages that ${role} expires`).toEqual(expected);
        const stale = stalePages(before, await readPages(pages), expired);
        expect(stale, `pages changed by ${role} that stay cached`).toEqual([]);
      }
      expect(answers).toEqual(cells);
    });
  });
}
