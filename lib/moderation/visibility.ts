import { type Expression, expressionBuilder, isExpression, type RawBuilder, sql } from 'kysely';
import { texts } from '@/lib/moderation/texts';
import { columnsOf } from '@/lib/platform/db/columns';
import { arePair } from '@/lib/platform/db/pair';
import type { Tables } from '@/lib/platform/db/tables';

/**
 * Who sees whom: the one place that knows. Every list, search, suggestion and count of people passes through one of
 * these, in SQL or in Prisma's words, so that a new reason to hide somebody is one edit.
 *
 * Two ideas keep two people from one another, and each function takes the person first and then the viewer:
 * - *blocked*: a block between the two, in either direction. For everything, also where people already share something; there the
 *   other one is shown as 'Unavailable user'.
 * - *women only*: a woman who keeps to women, and somebody who is none. The two are *apart* in everything between two people.
 *   Groups, games and what else people made stay visible, and name her as to a guest (`keepsFrom`).
 * `mayMeet` and `mayHear` join the two. Who is in lists in which people are found is *discoverable*: onboarded, not deleted or
 * leaving, not banned, suspended or paused (a generated column of users).
 */

// English, because statements are prepared once for all readers; `standInWords` of constants has the reader's words.
const { unavailableUser, deletedUser, privateAddress, unknownUser } = texts.english;

/** What stands in for a person on the other side of a block, where the two still share something. */
export const UNAVAILABLE_NAME = unavailableUser;
/** What somebody wrote to others stays under this name. */
export const DELETED_NAME = deletedUser;
/** What stands in for a private address in a place without a named area. */
export const PRIVATE_ADDRESS = privateAddress;
/** What stands in for a person whose account is gone, leaving or banned. */
const UNKNOWN_NAME = unknownUser;

/** The viewer of a statement: an id, null for a guest, or the column that holds it. */
export type Viewer = number | null | Expression<number | null>;
/** Somebody else: by the alias of their row of users, which needs no further look, or by id. */
type Person = string | Viewer;

const eb = expressionBuilder<Tables, never>();
const either = (viewer: Viewer) => (isExpression(viewer) ? viewer : eb.val(viewer));
const idOf = (person: Person) =>
  typeof person === 'string' ? columnsOf<'users'>(person)('id') : either(person);

/** The ids on either side of a block with the viewer; none for a guest. */
export function blockedIds(viewer: Viewer) {
  return eb
    .selectFrom('blocks')
    .where('blockerId', '=', either(viewer))
    .select('blockedId as id')
    .unionAll(
      eb.selectFrom('blocks').where('blockedId', '=', either(viewer)).select('blockerId as id'),
    );
}

/** True when no block stands between the two; also true when the person is nobody. */
export function notBlocked(person: Person, viewer: Viewer): RawBuilder<boolean> {
  // NOT IN over an uncorrelated list on purpose: Postgres reads the few blocks once and looks them up by hash, where NOT
  // EXISTS becomes a join that gives up the nearest-neighbour order.
  return sql`coalesce(${idOf(person)}, 0) NOT IN ${blockedIds(viewer)}`;
}

/** 1 for a woman who keeps to women, 0 for other women, -1 for everybody else; null for a guest, for whom nobody is apart. */
function side(person: Person): RawBuilder<number | null> {
  if (typeof person !== 'string') {
    const row = eb.selectFrom('users as sided').where('sided.id', '=', either(person));
    return sql`${row.select(side('sided').as('side'))}`;
  }
  const at = columnsOf<'users'>(person);
  return sql`CASE WHEN ${at('womenOnly')} THEN 1 WHEN ${at('gender')} = 'female' THEN 0 ELSE -1 END`;
}

/** True when the person keeps to women, and the viewer is none. Their things name them as to a guest. */
export function keepsFrom(person: Person, viewer: Viewer): RawBuilder<boolean> {
  return sql`coalesce(${side(person)} > 0 AND ${side(viewer)} < 0, false)`;
}

/** True when either of the two keeps to women, and the other is none. */
export function apart(person: Person, viewer: Viewer): RawBuilder<boolean> {
  return sql`coalesce(${side(person)} * ${side(viewer)} < 0, false)`;
}

/** True when the two may have to do with each other: neither blocked nor apart. */
export function mayMeet(person: Person, viewer: Viewer): RawBuilder<boolean> {
  return sql`(${notBlocked(person, viewer)} AND NOT ${apart(person, viewer)})`;
}

/** True when what the person does in a group or a game may reach the viewer under their name. */
export function mayHear(person: Person, viewer: Viewer): RawBuilder<boolean> {
  return sql`(${notBlocked(person, viewer)} AND NOT ${keepsFrom(person, viewer)})`;
}

/** The full name of a person of users by that alias: the name, else first and last name, else 'User'. */
export function fullName(person: string): RawBuilder<string> {
  const at = columnsOf<'users'>(person);
  return sql`coalesce(nullif(${at('name')}, ''),
    nullif(concat_ws(' ', ${at('firstName')}, ${at('lastName')}), ''), 'User')`;
}

/** What guests read of a name. */
function firstName(person: string): RawBuilder<string> {
  return sql`coalesce(nullif(${columnsOf<'users'>(person)('firstName')}, ''), split_part(${fullName(person)}, ' ', 1))`;
}

/** What belongs to a person of users by that alias; null to whom the person keeps from. */
export function seen<T>(
  value: Expression<T>,
  person: string,
  viewer: Viewer,
): RawBuilder<T | null> {
  return sql`CASE WHEN NOT ${keepsFrom(person, viewer)} THEN ${value} END`;
}

/** The full name, or the first one to whom the person keeps from. */
export function seenName(person: string, viewer: Viewer): RawBuilder<string> {
  return sql`CASE WHEN ${keepsFrom(person, viewer)} THEN ${firstName(person)} ELSE ${fullName(person)} END`;
}

/**
 * True when the person of users by that alias may be met at all: onboarded or come by a link, and neither gone, leaving, banned
 * nor suspended. Unlike *discoverable* it includes people who paused: those who know them still do.
 */
export function present(person: string): RawBuilder<boolean> {
  const at = columnsOf<'users'>(person);
  return sql`((${at('latitude')} IS NOT NULL AND ${at('gender')} IS NOT NULL OR ${at('cameByLinkAt')} IS NOT NULL)
    AND ${at('deletedAt')} IS NULL
    AND ${at('deletionRequestedAt')} IS NULL AND ${at('bannedAt')} IS NULL AND ${at('suspendedUntil')} IS NULL)`;
}

/** True for another person of users by that alias whom the viewer may find. */
export function discoverable(person: string, viewer: Viewer): RawBuilder<boolean> {
  const at = columnsOf<'users'>(person);
  return sql`(${at('discoverable')} AND ${at('id')} <> ${viewer} AND ${mayMeet(person, viewer)})`;
}

/** True for an account of users by that alias that is neither gone, leaving nor banned. */
export function staying(person: string): RawBuilder<boolean> {
  const at = columnsOf<'users'>(person);
  return sql`(${at('deletedAt')} IS NULL AND ${at('deletionRequestedAt')} IS NULL AND ${at('bannedAt')} IS NULL)`;
}

/**
 * How the viewer reads the name of `person` (an outer-joined alias of users) on something the person made.
 * Signed-out readers see first names only; full names of people are never public. Who is leaving or banned is named no
 * more, from that moment on.
 */
export function shownName(person: string, viewer: Viewer): RawBuilder<string> {
  const at = columnsOf<'users'>(person);
  return sql`CASE
    WHEN ${at('id')} IS NULL OR NOT ${staying(person)} THEN ${sql.lit(UNKNOWN_NAME)}
    WHEN NOT (${notBlocked(person, viewer)}) THEN ${sql.lit(UNAVAILABLE_NAME)}
    WHEN ${viewer}::int IS NULL THEN ${firstName(person)}
    ELSE ${seenName(person, viewer)} END`;
}

/** As `shownName`, on words that stay when their author's account is gone. */
export function authorName(person: string, viewer: Viewer): RawBuilder<string> {
  const id = columnsOf<'users'>(person)('id');
  return sql`CASE WHEN ${id} IS NULL THEN ${sql.lit(DELETED_NAME)} ELSE ${shownName(person, viewer)} END`;
}

/** The id of `person` for a viewer who may know them; null for guests, across a block, apart and of who is gone. */
export function shownId(person: string, viewer: Viewer): RawBuilder<number | null> {
  const id = columnsOf<'users'>(person)('id');
  return sql`CASE WHEN ${viewer}::int IS NOT NULL AND ${staying(person)} AND ${mayMeet(person, viewer)}
    THEN ${id} END`;
}

/**
 * True while somebody looks after the group of that alias: its creator, else an organiser. Nobody joins a group whose
 * creator was banned or is leaving until an organiser is there. The creator is asked first: one look by id.
 */
export function ledGroup(group: string): RawBuilder<boolean> {
  const at = columnsOf<'groups'>(group);
  return sql`(${eb.exists(
    eb.selectFrom('users as lead').where('lead.id', '=', at('creatorId')).where(staying('lead')),
  )} OR ${eb.exists(
    eb
      .selectFrom('groupMembers as o')
      .innerJoin('users as lead', 'lead.id', 'o.userId')
      .where('o.groupId', '=', at('id'))
      .where('o.role', '=', sql.lit('organiser'))
      .where(staying('lead')),
  )})`;
}

/** True when the viewer and the person are connected. */
export function connected(id: Expression<number>, viewer: Viewer): RawBuilder<boolean> {
  const at = columnsOf<'friendRequests'>('f');
  return sql`${eb.exists(
    eb
      .selectFrom('friendRequests as f')
      .where('f.status', '=', sql.lit('accepted'))
      .where(arePair([at('senderId'), at('receiverId')], [viewer, id])),
  )}`;
}

/** True when the two are in a group together. */
export function shareGroup(id: Expression<number>, viewer: Viewer): RawBuilder<boolean> {
  return sql`${eb.exists(
    eb
      .selectFrom('groupMembers as a')
      .innerJoin('groupMembers as b', 'b.groupId', 'a.groupId')
      .where('a.userId', '=', either(viewer))
      .where('b.userId', '=', id),
  )}`;
}

/** True when `person` did not pause, or the viewer is one of those who know them: connected or in a group together. */
export function reachable(person: string, viewer: Viewer): RawBuilder<boolean> {
  const at = columnsOf<'users'>(person);
  return sql`(${at('pausedAt')} IS NULL OR ${connected(at('id'), viewer)} OR ${shareGroup(at('id'), viewer)})`;
}

/**
 * True when the person of users by that alias does not hide from the viewer. A block by the viewer does not matter: they know whom
 * they blocked, and may report them.
 */
export function isThereFor(person: string, viewer: Viewer): RawBuilder<boolean> {
  const at = columnsOf<'users'>(person);
  const blockers = eb
    .selectFrom('blocks')
    .where('blockedId', '=', either(viewer))
    .select('blockerId');
  return sql`(${present(person)} AND ${reachable(person, viewer)} AND NOT ${apart(person, viewer)}
    AND ${at('id')} NOT IN ${blockers})`;
}

/** True for a group of that alias that the viewer may see: a public one of nobody across a block, or their own. */
export function visibleGroup(group: string, viewer: Viewer): RawBuilder<boolean> {
  const at = columnsOf<'groups'>(group);
  const own = eb
    .selectFrom('groupMembers as mine')
    .where('mine.groupId', '=', at('id'))
    .where('mine.userId', '=', either(viewer));
  return sql`(${at('hiddenAt')} IS NULL AND (
    ${at('visibility')} = 'public' AND ${notBlocked(at('creatorId'), viewer)} OR ${eb.exists(own)}))`;
}

/** True once a game of a public group is for everybody: some are for the members of their group first. */
export function publicGame(game: string): RawBuilder<boolean> {
  const at = columnsOf<'games'>(game);
  return sql`(${at('isPublic')} AND (${at('membersFirstHours')} IS NULL
    OR ${at('startsAt')} - ${at('membersFirstHours')} * interval '1 hour' <= now()))`;
}
