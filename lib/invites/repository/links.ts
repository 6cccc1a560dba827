import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import type { InviteLinkKind } from '@/lib/invites/constants';
import { roleIn, shownName } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { columnsOf } from '@/lib/platform/db/columns';
import type { InviteLinkOutcome } from '@/lib/platform/db/generated/enums';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import type { Tables } from '@/lib/platform/db/tables';

export type LinkTarget = { groupId: number } | { gameId: number };

const l = columnsOf<'inviteLinks'>('l');
const u = columnsOf<'inviteLinkUses'>('u');
/** The group of a link, or of its game. */
export const groupOfLink = sql<number>`coalesce(${l('groupId')}, ${columnsOf<'games'>('ga')('groupId')})`;

const ofTarget = (target: LinkTarget) =>
  'groupId' in target
    ? sql<boolean>`${l('groupId')} = ${target.groupId}`
    : sql<boolean>`${l('gameId')} = ${target.gameId}`;

export async function insertLink(
  {
    target,
    ...link
  }: {
    target: LinkTarget;
    tokenHash: string;
    kind: InviteLinkKind;
    expiresAt: Date | null;
    maxUses: number | null;
    creatorId: number;
    guestId: number | null;
  },
  tx: Tx,
): Promise<number> {
  const { id } = await on(tx)
    .insertInto('inviteLinks')
    .values({ ...target, ...link })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Links that are still active. */
export async function countOpenLinks(target: LinkTarget, tx: Tx): Promise<number> {
  const row = await on(tx)
    .selectFrom('inviteLinks as l')
    .where(ofTarget(target))
    .where('l.revokedAt', 'is', null)
    .where((eb) => eb.or([eb('l.expiresAt', 'is', null), eb('l.expiresAt', '>', now)]))
    .where(sql<boolean>`(${l('maxUses')} IS NULL OR ${l('uses')} < ${l('maxUses')})`)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

const anywhere = expressionBuilder<Tables, never>();

const hasSeat = (status: 'going' | 'waitlisted') =>
  anywhere.exists(
    anywhere
      .selectFrom('gameParticipants as p')
      .where(sql<boolean>`${columnsOf<'gameParticipants'>('p')('gameId')} = ${l('gameId')}`)
      .where('p.userId', '=', u('userId'))
      .where('p.status', '=', sql.lit(status)),
  );
const isMember = anywhere.exists(
  anywhere
    .selectFrom('groupMembers as m')
    .where('m.groupId', '=', groupOfLink)
    .where('m.userId', '=', u('userId')),
);
const isAsking = anywhere.exists(
  anywhere
    .selectFrom('groupJoinRequests as r')
    .where('r.groupId', '=', groupOfLink)
    .where('r.userId', '=', u('userId'))
    .where('r.status', '=', sql.lit('pending')),
);

// The user of a game's link with a pending join request wants to be in the group first.
const wantsSeat = sql<boolean>`${l('gameId')} IS NOT NULL AND ${u('outcome')} <> 'asked'`;
/** Currently in: with a seat of the game, or a member of the group. */
const joined = sql<boolean>`CASE WHEN ${wantsSeat} THEN ${hasSeat('going')} ELSE ${isMember} END`;
/** Currently waiting: on the waiting list, or for an answer. */
const pending = sql<boolean>`CASE WHEN ${wantsSeat} THEN ${hasSeat('waitlisted')} ELSE ${isAsking} END`;

const countOfPeople = (which: RawBuilder<boolean>) =>
  sql<number>`${anywhere
    .selectFrom('inviteLinkUses as u')
    .where(sql<boolean>`${u('linkId')} = ${l('id')}`)
    .where(which)
    .select((eb) => eb.fn.countAll<number>().as('count'))}`;

/** Newest first. */
export function findLinks(target: LinkTarget, viewerId: number, limit: number) {
  return on()
    .selectFrom('inviteLinks as l')
    .leftJoin('games as ga', 'ga.id', 'l.gameId')
    .leftJoin('users as creator', 'creator.id', 'l.creatorId')
    .where(ofTarget(target))
    .orderBy('l.id', 'desc')
    .limit(limit)
    .select([
      'l.id',
      'l.kind',
      'l.expiresAt',
      'l.maxUses',
      'l.uses',
      'l.opened',
      'l.revokedAt',
      'l.createdAt',
      shownName('creator', viewerId).as('creatorName'),
      countOfPeople(joined).as('joined'),
      countOfPeople(pending).as('pending'),
    ])
    .execute();
}

export type LinkRow = Awaited<ReturnType<typeof findLinks>>[number];

/** The facts that decide whether the person may revoke the link; null when there is no such link. */
export async function findLinkRole(id: number, userId: number) {
  const row = await on()
    .selectFrom('inviteLinks as l')
    .leftJoin('games as ga', 'ga.id', 'l.gameId')
    .innerJoin('groups as g', (join) => join.on('g.id', '=', groupOfLink))
    .leftJoin('groupMembers as mine', (join) =>
      join.on('mine.groupId', '=', groupOfLink).on('mine.userId', '=', userId),
    )
    .where('l.id', '=', id)
    .select([
      roleIn({ group: 'g', member: 'mine' }, sql<number>`${userId}::int`).as('role'),
      sql<boolean>`${l('gameId')} IS NOT NULL`.as('isOfGame'),
      sql<boolean>`coalesce(${columnsOf<'games'>('ga')('creatorId')} = ${userId}, false)`.as(
        'isGameCreator',
      ),
    ])
    .executeTakeFirst();
  return row ?? null;
}

/** One link, or all that a person created for a group and its games. */
export type LinksToEnd = { id: number } | { creatorId: number; groupId: number };

const isToEnd = (which: LinksToEnd) =>
  anywhere.and([
    sql<boolean>`${l('revokedAt')} IS NULL`,
    'id' in which
      ? sql<boolean>`${l('id')} = ${which.id}`
      : sql<boolean>`${l('creatorId')} = ${which.creatorId} AND (${l('groupId')} = ${which.groupId} OR ${anywhere.exists(
          anywhere
            .selectFrom('games as ga')
            .where(sql<boolean>`${columnsOf<'games'>('ga')('id')} = ${l('gameId')}`)
            .where('ga.groupId', '=', which.groupId)
            .select('ga.id'),
        )})`,
  ]);

/** The games of these links, in the order in which all code locks them. */
export async function findGamesOf(which: LinksToEnd, tx: Tx): Promise<number[]> {
  const rows = await on(tx)
    .selectFrom('inviteLinks as l')
    .where(isToEnd(which))
    .where('l.gameId', 'is not', null)
    .distinct()
    .orderBy('l.gameId')
    .select('l.gameId')
    .$narrowType<{ gameId: number }>()
    .execute();
  return rows.map(({ gameId }) => gameId);
}

/** @returns the seats that are held for guests of these links */
export async function revokeLinks(which: LinksToEnd, tx: Tx): Promise<number[]> {
  const ended = await on(tx)
    .updateTable('inviteLinks as l')
    .set({ revokedAt: now })
    .where(isToEnd(which))
    .returning('l.id')
    .execute();
  if (ended.length === 0) return [];
  const rows = await on(tx)
    .selectFrom('inviteEntries')
    .where(
      'linkId',
      'in',
      ended.map(({ id }) => id),
    )
    .where('seatHoldId', 'is not', null)
    .select('seatHoldId')
    .$narrowType<{ seatHoldId: number }>()
    .execute();
  return rows.map(({ seatHoldId }) => seatHoldId);
}

/** Revokes the unused links to a named guest's seat, which has one link at a time. */
export async function revokeGuestLinks(guestId: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('inviteLinks')
    .set({ revokedAt: now })
    .where('guestId', '=', guestId)
    .where('revokedAt', 'is', null)
    .where('uses', '=', 0)
    .execute();
}

/** Serialises all uses of the link, so that its last use is given once. */
export async function lockLink(id: number, tx: Tx) {
  const row = await on(tx)
    .selectFrom('inviteLinks as l')
    .where('l.id', '=', id)
    .select(['l.revokedAt', 'l.expiresAt', 'l.maxUses', 'l.uses'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? null;
}

interface NewUse {
  linkId: number;
  userId: number;
  outcome: InviteLinkOutcome;
  isCounted: boolean;
}

/** Records the outcome of a person's use. Only the first use of each counts. Call it under the link's lock. */
export async function recordUse(
  { linkId, userId, outcome, isCounted }: NewUse,
  tx: Tx,
): Promise<void> {
  const first = await on(tx)
    .insertInto('inviteLinkUses')
    .values({ linkId, userId, outcome })
    .onConflict((conflict) => conflict.doNothing())
    .returning('linkId')
    .executeTakeFirst();
  if (first) {
    if (isCounted) await addOne('uses', linkId, tx);
    return;
  }
  await on(tx)
    .updateTable('inviteLinkUses')
    .set({ outcome, usedAt: now })
    .where('linkId', '=', linkId)
    .where('userId', '=', userId)
    .execute();
}

async function addOne(count: 'uses' | 'opened', id: number, tx?: Tx): Promise<void> {
  await on(tx)
    .updateTable('inviteLinks')
    .set((eb) => ({ [count]: eb(count, '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export const addOpening = (id: number): Promise<void> => addOne('opened', id);

export async function hasUsed(linkId: number, userId: number): Promise<boolean> {
  const row = await on()
    .selectFrom('inviteLinkUses')
    .where('linkId', '=', linkId)
    .where('userId', '=', userId)
    .select('linkId')
    .executeTakeFirst();
  return row !== undefined;
}
