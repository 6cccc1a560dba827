import { sql } from 'kysely';
import { authorName, shownId } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';

/** A person's id, or the negative id of a regular of the group. */
export type PlayerId = number;

/** The accounts of these players in the group's ledger by player, created where missing. */
export async function ensureAccounts(
  groupId: number,
  playerIds: readonly PlayerId[],
  tx: Tx,
): Promise<Map<PlayerId, number>> {
  if (playerIds.length === 0) return new Map();
  const values = [...new Set(playerIds)].map((id) =>
    id > 0 ? { groupId, userId: id, regularId: null } : { groupId, userId: null, regularId: -id },
  );
  await on(tx)
    .insertInto('moneyAccounts')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return findAccountIds(groupId, playerIds, tx);
}

/** The existing accounts of these players, by player. */
export async function findAccountIds(
  groupId: number,
  playerIds: readonly PlayerId[],
  tx?: Tx,
): Promise<Map<PlayerId, number>> {
  if (playerIds.length === 0) return new Map();
  const player = sql<number>`coalesce(user_id, -regular_id)`;
  const rows = await on(tx)
    .selectFrom('moneyAccounts')
    .where('groupId', '=', groupId)
    .where(player, 'in', playerIds)
    .select(['id', player.as('playerId')])
    .execute();
  return new Map(rows.map(({ id, playerId }) => [playerId, id]));
}

/** The one currency of the group's ledger. */
export async function findCurrency(groupId: number, tx?: Tx): Promise<string> {
  const { currency } = await on(tx)
    .selectFrom('groups')
    .where('id', '=', groupId)
    .select('currency')
    .executeTakeFirstOrThrow();
  return currency;
}

/** The people of these accounts as the viewer may know them, with their payment details. */
export async function findAccounts(
  { groupId, ids, viewerId }: { groupId: number; ids: readonly number[]; viewerId: number },
  tx?: Tx,
) {
  if (ids.length === 0) return [];
  return on(tx)
    .selectFrom('moneyAccounts as a')
    .leftJoin('users as u', 'u.id', 'a.userId')
    .leftJoin('groupRegulars as r', 'r.id', 'a.regularId')
    .leftJoin('groupMembers as m', (join) =>
      join.onRef('m.userId', '=', 'a.userId').onRef('m.groupId', '=', 'a.groupId'),
    )
    .leftJoin('paymentHandles as h', (join) =>
      join
        .onRef('h.userId', '=', 'a.userId')
        .on(sql<boolean>`${shownId('u', viewerId)} IS NOT NULL`),
    )
    .where('a.groupId', '=', groupId)
    .where('a.id', 'in', ids)
    .select((eb) => [
      'a.id as accountId',
      'a.userId',
      shownId('u', viewerId).as('id'),
      sql<string>`coalesce(${eb.ref('r.name')}, ${authorName('u', viewerId)})`.as('name'),
      sql<boolean>`(${eb.ref('m.id')} IS NOT NULL OR ${eb.ref('r.id')} IS NOT NULL)`.as('isMember'),
      'h.handle',
    ])
    .execute();
}

export type AccountRow = Awaited<ReturnType<typeof findAccounts>>[number];

export async function findOwnAccountId(
  groupId: number,
  userId: number,
  tx?: Tx,
): Promise<number | null> {
  const row = await on(tx)
    .selectFrom('moneyAccounts')
    .where('groupId', '=', groupId)
    .where('userId', '=', userId)
    .select('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Players of a game, with their guests and those they added by name: everyone with a seat who is not marked as missing. */
export function findParties(gameId: number, tx?: Tx) {
  return on(tx)
    .selectFrom('gameParticipants as p')
    .where('p.gameId', '=', gameId)
    .where('p.status', '=', 'going')
    .where(sql<boolean>`p.attendance IS DISTINCT FROM 'no_show'`)
    .orderBy('p.id')
    .select((eb) => {
      const named = eb
        .selectFrom('gameGuests as n')
        .where('n.gameId', '=', gameId)
        .whereRef('n.addedById', '=', 'p.userId')
        .where('n.claimedAt', 'is', null)
        .select((own) => own.fn.countAll<number>().as('count'));
      return [
        sql<PlayerId>`coalesce(${eb.ref('p.userId')}, -${eb.ref('p.regularId')})`.as('playerId'),
        sql<number>`${eb.ref('p.guests')} + 1 + ${named}`.as('heads'),
      ];
    })
    .execute();
}

/** Who had to pay before a game and does not play: no-shows, then those who left after the time to pay, the last first. */
export function findAbsent(gameId: number, tx?: Tx) {
  return on(tx)
    .selectFrom('gameParticipants as p')
    .innerJoin('games as ga', 'ga.id', 'p.gameId')
    .where('p.gameId', '=', gameId)
    .where('p.payAskedAt', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('p.attendance', '=', 'no_show'),
        sql<boolean>`p.left_at >= ga.starts_at - ga.pay_by_hours * interval '1 hour'`,
      ]),
    )
    .orderBy('p.leftAt', (order) => order.desc().nullsFirst())
    .select((eb) => [
      sql<PlayerId>`coalesce(${eb.ref('p.userId')}, -${eb.ref('p.regularId')})`.as('playerId'),
      'p.leftAt',
      eb('ga.maxPlayers', '-', eb.ref('ga.goingCount')).as('free'),
    ])
    .execute();
}

/** What decides who pays before a game. */
export async function findTerms(id: number, tx?: Tx) {
  const row = await on(tx)
    .selectFrom('games')
    .where('id', '=', id)
    .select(['id', 'groupId', 'payToId', 'payByHours', 'costPerPlayer'])
    .select(['startsAt', 'timeZone', 'status', 'goingCount'])
    .executeTakeFirst();
  return row ?? null;
}

/** Players and organisers visible to the viewer, one of whom may have paid for the court. */
export function findPayees(
  { gameId, groupId, viewerId }: { gameId: number; groupId: number; viewerId: number },
  tx?: Tx,
) {
  return on(tx)
    .selectFrom('users as u')
    .where(shownId('u', viewerId), 'is not', null)
    .where((eb) =>
      eb.or([
        eb(
          'u.id',
          'in',
          eb
            .selectFrom('gameParticipants')
            .where('gameId', '=', gameId)
            .where('status', '=', 'going')
            .where('userId', 'is not', null)
            .select('userId'),
        ),
        eb(
          'u.id',
          'in',
          eb
            .selectFrom('groupMembers')
            .where('groupId', '=', groupId)
            .where('role', '<>', 'member')
            .select('userId'),
        ),
      ]),
    )
    .orderBy('name')
    .orderBy('u.id')
    .select(['u.id', authorName('u', viewerId).as('name')])
    .execute();
}

/** The account of a regular becomes that of the person who has their link. */
export async function updateOwner(accountId: number, userId: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('moneyAccounts')
    .set({ userId, regularId: null })
    .where('id', '=', accountId)
    .execute();
}

/** In a transaction it is locked until its end. */
export async function findHandle(userId: number, tx?: Tx): Promise<string | null> {
  const row = await on(tx)
    .selectFrom('paymentHandles')
    .where('userId', '=', userId)
    .$if(tx !== undefined, (query) => query.forUpdate())
    .select('handle')
    .executeTakeFirst();
  return row?.handle ?? null;
}

export async function upsertHandle(userId: number, handle: string, tx: Tx): Promise<void> {
  await on(tx)
    .insertInto('paymentHandles')
    .values({ userId, handle })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ handle }))
    .execute();
}

export async function deleteHandle(userId: number, tx: Tx): Promise<void> {
  await on(tx).deleteFrom('paymentHandles').where('userId', '=', userId).execute();
}
