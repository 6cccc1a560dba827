import { type Expression, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { ReportTarget } from '@/lib/moderation/constants';
import {
  fullName,
  isThereFor,
  mayMeet,
  openGame,
  present,
  publicGame,
  showsGames,
} from '@/lib/moderation/visibility';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { on } from '@/lib/platform/db/kysely';

export interface ReportedThing {
  /** The person responsible for it; null for a deleted account or content without one. */
  subjectId: number | null;
  /** The present content: the report must survive an edit. */
  snapshot: Prisma.InputJsonObject;
}

/** True when the person is in the group. */
const isMember = (group: Expression<number>, userId: number) =>
  sql<boolean>`EXISTS ${on()
    .selectFrom('groupMembers as m')
    .where('m.groupId', '=', group)
    .where('m.userId', '=', userId)
    .select('m.id')}`;

/** True when the person has or had a place in the game. */
const isPlayer = (game: Expression<number>, userId: number) =>
  sql<boolean>`EXISTS ${on()
    .selectFrom('gameParticipants as p')
    .where('p.gameId', '=', game)
    .where('p.userId', '=', userId)
    .select('p.id')}`;

/** True when the person has written to the reporter in this chat of the two. */
const hasWritten = (id: number, reporterId: number, conversationId: number) =>
  sql<boolean>`EXISTS ${on()
    .selectFrom('messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversationId')
    .where('c.id', '=', conversationId)
    .where('c.userLo', '=', Math.min(id, reporterId))
    .where('c.userHi', '=', Math.max(id, reporterId))
    .where('m.senderId', '=', id)
    .select('m.id')}`;

interface About {
  id: number;
  reporterId: number;
  conversationId: number | undefined;
}

/**
 * By kind: the content if the reporter may know about it. What people made and wrote can be reported across a block: what a
 * person did before or after it is exactly what people report. A person or a coach who is hidden from the reporter counts as
 * missing, except by the chat in which they wrote.
 */
const FIND: Record<ReportTarget, (about: About) => Promise<ReportedThing | undefined>> = {
  person: ({ id, reporterId, conversationId = 0 }) =>
    on()
      .selectFrom('users as u')
      .where('u.id', '=', id)
      .where('u.deletedAt', 'is', null)
      .where((eb) =>
        eb.or([isThereFor('u', reporterId), hasWritten(id, reporterId, conversationId)]),
      )
      .select((eb) => [
        'u.id as subjectId',
        jsonBuildObject({
          name: fullName('u'),
          username: eb.ref('u.username'),
          bio: eb.ref('u.bio'),
          location: eb.ref('u.publicLocation'),
          profileImageKey: eb.ref('u.profileImageKey'),
        }).as('snapshot'),
      ])
      .executeTakeFirst(),
  group: ({ id, reporterId }) =>
    on()
      .selectFrom('groups as g')
      .where('g.id', '=', id)
      .where('g.hiddenAt', 'is', null)
      .where((eb) =>
        eb.or([eb('g.visibility', '=', 'public'), isMember(eb.ref('g.id'), reporterId)]),
      )
      .select((eb) => [
        'g.creatorId as subjectId',
        jsonBuildObject({ name: eb.ref('g.name'), description: eb.ref('g.description') }).as(
          'snapshot',
        ),
      ])
      .executeTakeFirst(),
  game: ({ id, reporterId }) =>
    on()
      .selectFrom('games as ga')
      .innerJoin('groups as g', 'g.id', 'ga.groupId')
      .where('ga.id', '=', id)
      .where('ga.hiddenAt', 'is', null)
      .where('g.hiddenAt', 'is', null)
      .where((eb) =>
        eb.or([
          eb.and([publicGame('ga'), showsGames('g')]),
          openGame('ga', 'g', reporterId),
          isPlayer(eb.ref('ga.id'), reporterId),
          isMember(eb.ref('g.id'), reporterId),
        ]),
      )
      .select((eb) => [
        'ga.creatorId as subjectId',
        jsonBuildObject({
          title: eb.ref('ga.title'),
          description: eb.ref('ga.description'),
          location: eb.ref('ga.location'),
          startsAt: eb.ref('ga.startsAt'),
        }).as('snapshot'),
      ])
      .executeTakeFirst(),
  venue: ({ id }) =>
    on()
      .selectFrom('venues as v')
      .where('v.id', '=', id)
      .where('v.listed', '=', true)
      .select((eb) => [
        'v.addedById as subjectId',
        jsonBuildObject({
          name: eb.ref('v.name'),
          address: eb.ref('v.address'),
          description: eb.ref('v.description'),
          website: eb.ref('v.website'),
          phone: eb.ref('v.phone'),
        }).as('snapshot'),
      ])
      .executeTakeFirst(),
  review: ({ id }) =>
    on()
      .selectFrom('venueReviews as r')
      .innerJoin('venues as v', 'v.id', 'r.venueId')
      .where('r.id', '=', id)
      .where('v.listed', '=', true)
      .where('r.hiddenAt', 'is', null)
      .select((eb) => [
        'r.userId as subjectId',
        jsonBuildObject({
          venueId: eb.ref('r.venueId'),
          rating: eb.ref('r.rating'),
          comment: eb.ref('r.comment'),
        }).as('snapshot'),
      ])
      .executeTakeFirst(),
  message: ({ id, reporterId }) =>
    on()
      .selectFrom('messages as m')
      .innerJoin('conversationMembers as c', 'c.conversationId', 'm.conversationId')
      .where('c.userId', '=', reporterId)
      .where('m.id', '=', id)
      .where('m.deletedAt', 'is', null)
      .where('m.hiddenAt', 'is', null)
      .select((eb) => [
        'm.senderId as subjectId',
        jsonBuildObject({
          conversationId: eb.ref('m.conversationId'),
          content: eb.ref('m.content'),
          imageKey: eb.ref('m.imageKey'),
          createdAt: eb.ref('m.createdAt'),
        }).as('snapshot'),
      ])
      .executeTakeFirst(),
  coach: ({ id, reporterId }) =>
    on()
      .selectFrom('coachApplications as c')
      .innerJoin('users as u', 'u.id', 'c.userId')
      .where(present('u'))
      .where((eb) => eb.or([eb('u.id', '=', reporterId), mayMeet(eb.ref('u.id'), reporterId)]))
      .where('c.id', '=', id)
      .where('c.status', '=', 'approved')
      .where('c.hiddenAt', 'is', null)
      .select((eb) => [
        'c.userId as subjectId',
        jsonBuildObject({
          name: eb.ref('c.name'),
          experience: eb.ref('c.experience'),
          bio: eb.ref('c.bio'),
          certifications: sql<string | null>`list_text(${eb.ref('c.certifications')})`,
          specialties: sql<string | null>`list_text(${eb.ref('c.specialties')})`,
        }).as('snapshot'),
      ])
      .executeTakeFirst(),
  coach_review: ({ id }) =>
    on()
      .selectFrom('coachReviews as r')
      .innerJoin('coachApplications as c', 'c.id', 'r.coachId')
      .where('c.hiddenAt', 'is', null)
      .where('r.id', '=', id)
      .where('r.hiddenAt', 'is', null)
      .select((eb) => [
        'r.userId as subjectId',
        jsonBuildObject({
          coachId: eb.ref('r.coachId'),
          rating: eb.ref('r.rating'),
          comment: eb.ref('r.comment'),
          reply: eb.ref('r.reply'),
        }).as('snapshot'),
      ])
      .executeTakeFirst(),
};

/** All ids except those of messages are 32-bit; a larger one matches nothing. */
const INT32_MAX = 2_147_483_647;

export async function findReportedThing(
  reporterId: number,
  {
    targetType,
    targetId: id,
    conversationId,
  }: { targetType: ReportTarget; targetId: number; conversationId?: number | undefined },
): Promise<ReportedThing | null> {
  if (targetType !== 'message' && id > INT32_MAX) return null;
  return (await FIND[targetType]({ id, reporterId, conversationId })) ?? null;
}

/** Messages of a chat that are stored with a report. */
const LINES_MAX = 12;

/**
 * The last messages of two people in a conversation that both are in, oldest first; none if one of them is not in it. Text as
 * it was when reported.
 */
export function findLastLines(conversationId: number, people: [number, number]) {
  return on()
    .selectFrom((eb) =>
      eb
        .selectFrom('messages as m')
        .innerJoin('users as u', 'u.id', 'm.senderId')
        .where('m.conversationId', '=', conversationId)
        .where('m.type', '<>', 'system')
        .where('m.deletedAt', 'is', null)
        .where('m.senderId', 'in', people)
        .where(
          (own) =>
            own
              .selectFrom('conversationMembers as c')
              .where('c.conversationId', '=', conversationId)
              .where('c.userId', 'in', people)
              .select((count) => count.fn.countAll().as('count')),
          '=',
          people.length,
        )
        .orderBy('m.seq', 'desc')
        .limit(LINES_MAX)
        .select((own) => [
          'm.id',
          fullName('u').as('sender'),
          'm.content',
          sql<string>`to_json(${own.ref('m.createdAt')})#>>'{}'`.as('createdAt'),
        ])
        .as('last'),
    )
    .selectAll('last')
    .orderBy('last.id')
    .execute();
}
