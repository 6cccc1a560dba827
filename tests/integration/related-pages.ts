import { hashOfToken } from '@/lib/invites/service/open-link';
import { db } from '@/lib/platform/db/client';

/** Ids by their placeholders in a pattern: 'venue:{venue}'. */
export type Ids = Record<string, number[]>;

const present = (ids: (number | null | undefined)[]) => ids.filter((id) => id != null);

async function ofGame(id: number): Promise<Ids> {
  const game = await db.game.findUnique({ where: { id } });
  return { group: present([game?.groupId]), venue: present([game?.venueId]) };
}

async function ofGroup(groupId: number): Promise<Ids> {
  const games = await db.game.findMany({ where: { groupId } });
  return { game: games.map(({ id }) => id), venue: present(games.map((game) => game.venueId)) };
}

const withGroup = async (groupId: number | null | undefined): Promise<Ids> =>
  groupId == null ? {} : { ...(await ofGroup(groupId)), group: [groupId] };

async function ofVenue(venueId: number): Promise<Ids> {
  const [games, coaches, venue] = await Promise.all([
    db.game.findMany({ where: { venueId } }),
    db.coachVenue.findMany({ where: { venueId } }),
    db.venue.findUnique({ where: { id: venueId } }),
  ]);
  return {
    game: games.map(({ id }) => id),
    group: games.map(({ groupId }) => groupId),
    coach: coaches.map(({ coachId }) => coachId),
    into: present([venue?.mergedIntoId]),
  };
}

/** Pages that name or count a person. */
async function ofPerson(userId: number): Promise<Ids> {
  const mine = { where: { userId } };
  const [members, games, coaches, coachReviews, venueReviews, venues] = await Promise.all([
    db.groupMember.findMany({
      ...mine,
      select: { groupId: true, group: { select: { games: { select: { venueId: true } } } } },
    }),
    db.game.findMany({
      where: { OR: [{ creatorId: userId }, { participants: { some: { userId } } }] },
    }),
    db.coachApplication.findMany(mine),
    db.coachReview.findMany(mine),
    db.venueReview.findMany(mine),
    db.venue.findMany({ where: { addedById: userId } }),
  ]);
  const playedAt = [...games, ...members.flatMap(({ group }) => group.games)];
  return {
    coach: [...coaches.map(({ id }) => id), ...coachReviews.map(({ coachId }) => coachId)],
    game: games.map(({ id }) => id),
    group: [...games, ...members].map(({ groupId }) => groupId),
    venue: present([
      ...venues.map(({ id }) => id),
      ...[...venueReviews, ...playedAt].map(({ venueId }) => venueId),
    ]),
  };
}

type Params = Record<string, string | number>;

/** By the beginning of a call's path: the ids related to its subject. */
const RELATED: [start: string, find: (params: Params) => Promise<Ids>][] = [
  [
    '/api/admin/certificates/{id}',
    async ({ id }) => {
      const row = await db.coachCertificate.findUnique({ where: { id: Number(id) } });
      return { coach: present([row?.coachId]) };
    },
  ],
  ['/api/admin/people/{id}', ({ id }) => ofPerson(Number(id))],
  [
    '/api/admin/venue-applications/{id}',
    async ({ id }) => {
      const made = await db.venueApplication.findUnique({ where: { id: Number(id) } });
      return { venue: present([made?.venueId]) };
    },
  ],
  ['/api/admin/venues/{id}', ({ id }) => ofVenue(Number(id))],
  [
    '/api/class-sessions/{id}',
    async ({ id }) => {
      const session = await db.classSession.findUnique({ where: { id: Number(id) } });
      return { coach: present([session?.coachId]) };
    },
  ],
  [
    '/api/courts/{id}',
    async ({ id }) => {
      const court = await db.court.findUnique({ where: { id: Number(id) } });
      return { venue: present([court?.venueId]) };
    },
  ],
  ['/api/games/{id}', ({ id }) => ofGame(Number(id))],
  [
    '/api/group-invites/{id}',
    async ({ id }) =>
      withGroup((await db.groupInvite.findUnique({ where: { id: Number(id) } }))?.groupId),
  ],
  ['/api/groups/{id}', ({ id }) => ofGroup(Number(id))],
  [
    '/api/invite-offers/{id}',
    async ({ id }) => {
      const entry = await db.inviteEntry.findUnique({
        where: { id: Number(id) },
        select: { link: { select: { groupId: true } } },
      });
      return withGroup(entry?.link.groupId);
    },
  ],
  [
    '/api/join/{token}',
    async ({ token }) => {
      const tokenHash = hashOfToken(String(token));
      const link = await db.inviteLink.findUnique({ where: { tokenHash } });
      if (link?.gameId == null) return withGroup(link?.groupId);
      return { ...(await ofGame(link.gameId)), linked: [link.gameId] };
    },
  ],
  [
    '/api/regulars/{id}',
    async ({ id }) =>
      withGroup((await db.groupRegular.findUnique({ where: { id: Number(id) } }))?.groupId),
  ],
  ['/api/users/{id}', ({ id }) => ofPerson(Number(id))],
  ['/api/venues/{id}', ({ id }) => ofVenue(Number(id))],
];

/** The ids of a call and those related to them, in the present state. */
export async function findIds(name: string, params: Params = {}): Promise<Ids> {
  const own = Object.entries(params).map(([key, id]): [string, number[]] => [key, [Number(id)]]);
  const path = name.split(' ')[1] ?? '';
  const related = RELATED.find(([start]) => path.startsWith(start));
  return { ...Object.fromEntries(own), ...(await related?.[1](params)) };
}

/** 'venue:{id} venues' with every id for each placeholder; a placeholder without ids removes its word. */
export function fill(pattern: string, ...found: Ids[]): string[] {
  const words = pattern.split(' ').filter(Boolean);
  const tags = words.flatMap((word) => {
    const [, kind = '', name = ''] = /^(\w+:)\{(\w+)\}$/.exec(word) ?? [];
    return kind ? found.flatMap((ids) => (ids[name] ?? []).map((id) => kind + id)) : [word];
  });
  return [...new Set(tags)].toSorted();
}
