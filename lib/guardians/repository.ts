import { sql } from 'kysely';
import { GAMES_SHOWN, MESSAGE_DAYS, MESSAGES_SHOWN } from '@/lib/guardians/constants';
import {
  activeAccount,
  fullName,
  notBlocked,
  present,
  shownName,
} from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now, secondsAgo } from '@/lib/platform/db/now';
import { arePair } from '@/lib/platform/db/pair';

/** A person who could be one side of a link, for the other. Null when they are hidden from the viewer. */
export async function findSide(userId: number, viewerId: number, tx?: Tx) {
  const row = await on(tx)
    .selectFrom('users as u')
    .where('u.id', '=', userId)
    .where(activeAccount('u'))
    .where((eb) => notBlocked(eb.ref('u.id'), viewerId))
    .select(['u.id', 'u.birthYear', fullName('u').as('name')])
    .executeTakeFirst();
  return row ?? null;
}

/** Call it under the locks of both people. @returns false when one of them has as many as allowed */
export async function insertGuardian(
  { youngId, guardianId }: { youngId: number; guardianId: number },
  max: { guardians: number; young: number },
  tx: Tx,
): Promise<boolean> {
  const { guardians, young } = await on(tx)
    .selectFrom('guardians as g')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('g.youngId', '=', youngId).as('guardians'),
      eb.fn.countAll<number>().filterWhere('g.guardianId', '=', guardianId).as('young'),
    ])
    .where((eb) => eb.or([eb('g.youngId', '=', youngId), eb('g.guardianId', '=', guardianId)]))
    .executeTakeFirstOrThrow();
  if (guardians >= max.guardians || young >= max.young) return false;
  await on(tx)
    .insertInto('guardians')
    .values({ youngId, guardianId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return true;
}

/** Either side ends it. @returns whether there was one */
export async function deleteGuardian(id: number, userId: number): Promise<boolean> {
  const row = await on()
    .deleteFrom('guardians')
    .where('id', '=', id)
    .where((eb) => eb.or([eb('youngId', '=', userId), eb('guardianId', '=', userId)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteGuardianPair(pair: readonly [number, number], tx: Tx): Promise<void> {
  await on(tx)
    .deleteFrom('guardians as g')
    .where((eb) => arePair([eb.ref('g.youngId'), eb.ref('g.guardianId')], [...pair]))
    .execute();
}

const linked = (of: 'youngId' | 'guardianId', other: 'youngId' | 'guardianId', userId: number) =>
  on()
    .selectFrom('guardians as g')
    .innerJoin('users as u', 'u.id', `g.${other}`)
    .innerJoin('users as young', 'young.id', 'g.youngId')
    .where(`g.${of}`, '=', userId)
    // Over once the young person is surely 18.
    .where('young.adultFrom', '>', now)
    .where(present('u'))
    .orderBy('g.id')
    .select(['g.id', 'u.id as userId', fullName('u').as('name')]);

export const findGuardians = (userId: number) => linked('youngId', 'guardianId', userId).execute();
export const findYoung = (userId: number) => linked('guardianId', 'youngId', userId).execute();

/** The young person of a link, for their guardian alone. */
export async function findYoungOf(id: number, guardianId: number): Promise<number | null> {
  const row = await linked('guardianId', 'youngId', guardianId)
    .where('g.id', '=', id)
    .executeTakeFirst();
  return row?.userId ?? null;
}

/** Coming games of the person's groups, and games where they have a place. */
export function findGamesAhead(userId: number) {
  return on()
    .selectFrom('games as ga')
    .innerJoin('groups as g', 'g.id', 'ga.groupId')
    .leftJoin('gameParticipants as p', (join) =>
      join.onRef('p.gameId', '=', 'ga.id').on('p.userId', '=', userId),
    )
    .leftJoin('groupMembers as m', (join) =>
      join.onRef('m.groupId', '=', 'g.id').on('m.userId', '=', userId),
    )
    .where('ga.status', '=', 'upcoming')
    .where('ga.startsAt', '>', now)
    .where('ga.hiddenAt', 'is', null)
    .where('g.hiddenAt', 'is', null)
    .where((eb) =>
      eb.or([eb('m.id', 'is not', null), eb('p.status', 'in', ['going', 'waitlisted'])]),
    )
    .orderBy('ga.startsAt')
    .orderBy('ga.id')
    .limit(GAMES_SHOWN)
    .select((eb) => [
      'ga.id',
      'ga.title',
      'ga.startsAt',
      'ga.timeZone',
      'p.status',
      eb.case().when('m.id', 'is not', null).then(eb.ref('g.name')).end().as('group'),
    ])
    .execute();
}

/** What organisers announced in the person's chats, as the guardian may see its authors. */
export function findAnnouncements(userId: number, guardianId: number) {
  return on()
    .selectFrom('messages as m')
    .innerJoin('conversations as c', 'c.id', 'm.conversationId')
    .innerJoin('conversationMembers as cm', (join) =>
      join.onRef('cm.conversationId', '=', 'c.id').on('cm.userId', '=', userId),
    )
    .leftJoin('groups as g', 'g.id', 'c.groupId')
    .leftJoin('games as ga', 'ga.id', 'c.gameId')
    .leftJoin('users as sender', 'sender.id', 'm.senderId')
    .where('m.isAnnouncement', '=', true)
    .where('m.deletedAt', 'is', null)
    .where('m.hiddenAt', 'is', null)
    .where('m.createdAt', '>', secondsAgo(MESSAGE_DAYS * 86_400))
    .where((eb) => notBlocked(eb.ref('m.senderId'), userId))
    .orderBy('m.createdAt', 'desc')
    .limit(MESSAGES_SHOWN)
    .select((eb) => [
      sql<number>`${eb.ref('m.id')}`.as('id'),
      'm.content',
      'm.createdAt',
      shownName('sender', guardianId).as('sender'),
      eb.fn.coalesce('g.name', 'ga.title', sql<string>`''`).as('from'),
    ])
    .execute();
}
