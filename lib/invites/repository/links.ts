import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import type { InviteLinkKind } from '@/lib/invites/constants';
import { shownName } from '@/lib/moderation/visibility';
import { db, type Tx } from '@/lib/platform/db/client';
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
  const { id } = await tx.inviteLink.create({
    data: { ...target, ...link },
    select: { id: true },
  });
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
    .leftJoin('groupMembers as mine', (join) =>
      join.on('mine.groupId', '=', groupOfLink).on('mine.userId', '=', userId),
    )
    .where('l.id', '=', id)
    .select([
      'mine.role',
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

const openOnes = (which: LinksToEnd) => ({
  revokedAt: null,
  ...('id' in which
    ? which
    : {
        creatorId: which.creatorId,
        OR: [{ groupId: which.groupId }, { game: { groupId: which.groupId } }],
      }),
});

/** The games of these links, in the order in which all code locks them. */
export async function findGamesOf(which: LinksToEnd, tx: Tx): Promise<number[]> {
  const rows = await tx.inviteLink.findMany({
    where: { ...openOnes(which), gameId: { not: null } },
    distinct: ['gameId'],
    orderBy: { gameId: 'asc' },
    select: { gameId: true },
  });
  return rows.flatMap(({ gameId }) => gameId ?? []);
}

/** @returns the seats that are held for guests of these links */
export async function revokeLinks(which: LinksToEnd, tx: Tx): Promise<number[]> {
  const ended = await tx.inviteLink.updateManyAndReturn({
    where: openOnes(which),
    data: { revokedAt: new Date() },
    select: { id: true },
  });
  const held = await tx.inviteEntry.findMany({
    where: { linkId: { in: ended.map(({ id }) => id) }, seatHoldId: { not: null } },
    select: { seatHoldId: true },
  });
  return held.flatMap(({ seatHoldId }) => seatHoldId ?? []);
}

/** Revokes the unused links to a named guest's seat, which has one link at a time. */
export async function revokeGuestLinks(guestId: number, tx: Tx): Promise<void> {
  await tx.inviteLink.updateMany({
    where: { guestId, revokedAt: null, uses: 0 },
    data: { revokedAt: new Date() },
  });
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
  const { count } = await tx.inviteLinkUse.createMany({
    data: [{ linkId, userId, outcome }],
    skipDuplicates: true,
  });
  if (count === 1) {
    if (isCounted)
      await tx.inviteLink.updateMany({ where: { id: linkId }, data: { uses: { increment: 1 } } });
    return;
  }
  await tx.inviteLinkUse.updateMany({
    where: { linkId, userId },
    data: { outcome, usedAt: new Date() },
  });
}

export async function addOpening(id: number): Promise<void> {
  await db.inviteLink.updateMany({ where: { id }, data: { opened: { increment: 1 } } });
}

export async function hasUsed(linkId: number, userId: number): Promise<boolean> {
  return (await db.inviteLinkUse.count({ where: { linkId, userId } })) > 0;
}
