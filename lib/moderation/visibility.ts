import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import {
  either,
  guards,
  idOf,
  type Person,
  side,
  trains,
  type Viewer,
  young,
} from '@/lib/moderation/repository/two-people';
import { texts } from '@/lib/moderation/texts';
import { columnsOf } from '@/lib/platform/db/columns';
import { arePair } from '@/lib/platform/db/pair';
import type { Tables } from '@/lib/platform/db/tables';
import type { StorageProviderName } from '@/lib/platform/storage/file-url';

/**
 * Who sees whom: the only module that decides it. Every list, search, suggestion and count of people uses one of these
 * functions, in SQL or in Prisma's form, so that a new reason to hide people is one edit.
 *
 * Three ideas separate two people, and each function takes the person first and then the viewer:
 * - *blocked*: a block between the two, in either direction. It applies to everything, also where people already share
 *   something;
 *   there the other one is shown as 'Unavailable user'.
 * - *women only*: a woman with that setting, and a viewer who is not a woman. The two are *separated* (`apart`) in everything
 *   between two people.
 *   Groups, games and other content remain visible, and name her as they do for a guest (`hidesNameFrom`).
 * - *under 18*: one of the two is a young person (lib/platform/auth/age) and the other an adult, and they do not know each other: they
 *   share no group, and neither is the guardian of the other. They are separated in the same way, and content names the young person to
 *   the adult as to a guest, unless one coaches the other. Sessions and classes with a coach go on (`mayTrain`): young people train
 *   with adults.
 * `mayMeet` and `mayNotify` combine them. People in search lists are *discoverable*: onboarded, not deleted or leaving, not banned,
 * suspended or paused (a generated column of users).
 */

// English, because statements are prepared once for all languages; `placeholderWords` of constants translates.
const { unavailableUser, deletedUser, privateAddress, unknownUser } = texts.english;

/** The placeholder for a person across a block, where the two still share something. */
export const UNAVAILABLE_NAME = unavailableUser;
/** The placeholder for the author of messages and reviews of a deleted account. */
export const DELETED_NAME = deletedUser;
/** The placeholder for a private address in a place without a named area. */
export const PRIVATE_ADDRESS = privateAddress;
/** The placeholder for a person whose account is deleted, leaving or banned. */
export const UNKNOWN_NAME = unknownUser;

export type { Viewer };

const eb = expressionBuilder<Tables, never>();

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

/** True when no block exists between the two; also true for a null person. */
export function notBlocked(person: Person, viewer: Viewer): RawBuilder<boolean> {
  // NOT IN over an uncorrelated list on purpose: Postgres reads the few blocks once and looks them up by hash, where NOT
  // EXISTS becomes a join that gives up the nearest-neighbour order.
  return sql`coalesce(${idOf(person)}, 0) NOT IN ${blockedIds(viewer)}`;
}

/** The guardians of the person of users by that alias, as a coach of theirs may see them; none of an adult, of a hidden person and to oneself. */
export function guardiansOf(person: string, viewer: Viewer) {
  const [at, link] = [columnsOf<'users'>(person), columnsOf<'guardians'>('gs')];
  const list = sql<{ id: number | null; name: string }[]>`coalesce(jsonb_agg(jsonb_build_object(
    'id', ${shownId('guardian', viewer)}, 'name', ${seenName('guardian', viewer)}) ORDER BY ${link('id')}), '[]')`;
  return eb
    .selectFrom('guardians as gs')
    .innerJoin('users as guardian', 'guardian.id', 'gs.guardianId')
    .where('gs.youngId', '=', at('id'))
    .where(sql<boolean>`${young(person)} AND ${at('id')} <> ${viewer} AND ${activeAccount(person)}
      AND ${mayTrain(person, viewer)} AND ${present('guardian')} AND ${notBlocked('guardian', viewer)}`)
    .select(list.as('guardians'))
    .$asScalar()
    .$notNull();
}

/** True when they share a group, or one is the other's guardian: between a young person and an adult, this alone makes no strangers. */
const isTrusted = (person: Person, viewer: Viewer) =>
  sql<boolean>`(${shareGroup(idOf(person), viewer)} OR ${guards(idOf(person), viewer)})`;

/** True when one of the two is under 18, the other is not, and they do not know each other. CASE: the ages decide first. */
function agesApart(person: Person, viewer: Viewer): RawBuilder<boolean> {
  return sql`CASE WHEN ${young(person)} <> ${young(viewer)} THEN NOT ${isTrusted(person, viewer)} ELSE false END`;
}

/**
 * True when the person has women-only, and the viewer is not a woman, or when the person is under 18, and the viewer an adult who does
 * not know them. The person's content then names them as it does for a guest.
 */
export function hidesNameFrom(person: Person, viewer: Viewer): RawBuilder<boolean> {
  return sql`(coalesce(${side(person)} > 0 AND ${side(viewer)} < 0, false)
    OR CASE WHEN ${young(person)} AND NOT ${young(viewer)}
      THEN NOT (${isTrusted(person, viewer)} OR ${trains(idOf(person), viewer)}) ELSE false END)`;
}

/** True when there may be somebody from whom the name of the person of users by that alias is hidden: one look at their row. */
export function isSheltered(person: string): RawBuilder<boolean> {
  return sql`(${columnsOf<'users'>(person)('womenOnly')} OR ${young(person)})`;
}

/** True when either of the two has women-only, and the other is not a woman. */
function womenOnly(person: Person, viewer: Viewer): RawBuilder<boolean> {
  return sql`coalesce(${side(person)} * ${side(viewer)} < 0, false)`;
}

/** True when women-only or their ages separate the two. */
export function separated(person: Person, viewer: Viewer): RawBuilder<boolean> {
  return sql`(${womenOnly(person, viewer)} OR ${agesApart(person, viewer)})`;
}

/** True when nothing separates the two: a block, women-only or their ages. */
export function mayMeet(person: Person, viewer: Viewer): RawBuilder<boolean> {
  return sql`(${notBlocked(person, viewer)} AND NOT ${separated(person, viewer)})`;
}

/** As `mayMeet`, for a coach and a client, of whom one may be under 18. */
export function mayTrain(person: Person, viewer: Viewer): RawBuilder<boolean> {
  return sql`(${notBlocked(person, viewer)} AND NOT ${womenOnly(person, viewer)})`;
}

/** True when the viewer may be notified of the person's actions in a group or a game with their name. */
export function mayNotify(person: Person, viewer: Viewer): RawBuilder<boolean> {
  return sql`(${notBlocked(person, viewer)} AND NOT ${hidesNameFrom(person, viewer)})`;
}

/** The full name of a person of users by that alias: the name, else first and last name, else 'User'. */
export function fullName(person: string): RawBuilder<string> {
  const at = columnsOf<'users'>(person);
  return sql`coalesce(nullif(${at('name')}, ''),
    nullif(concat_ws(' ', ${at('firstName')}, ${at('lastName')}), ''), 'User')`;
}

/** The name that guests see. */
export function firstName(person: string): RawBuilder<string> {
  return sql`coalesce(nullif(${columnsOf<'users'>(person)('firstName')}, ''), split_part(${fullName(person)}, ' ', 1))`;
}

/** A column of a person of users by that alias; null for viewers from whom their name is hidden. */
export function seen<T>(
  value: Expression<T>,
  person: string,
  viewer: Viewer,
): RawBuilder<T | null> {
  return sql`CASE WHEN NOT ${hidesNameFrom(person, viewer)} THEN ${value} END`;
}

/** The full name, or the first name for viewers from whom it is hidden. */
export function seenName(person: string, viewer: Viewer): RawBuilder<string> {
  return sql`CASE WHEN ${hidesNameFrom(person, viewer)} THEN ${firstName(person)} ELSE ${fullName(person)} END`;
}

/**
 * True when the person of users by that alias is reachable at all: onboarded or registered by a link, and neither deleted,
 * leaving, banned nor suspended. Unlike *discoverable* it includes paused people, whom acquaintances still see.
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

/** True for an account of users by that alias that is neither deleted, leaving nor banned. */
export function activeAccount(person: string): RawBuilder<boolean> {
  const at = columnsOf<'users'>(person);
  return sql`(${at('deletedAt')} IS NULL AND ${at('deletionRequestedAt')} IS NULL AND ${at('bannedAt')} IS NULL)`;
}

/**
 * Those of `people` who are leaving or banned, by every name of theirs that a stored sentence may have: the account's, and those
 * of their coach pages.
 */
export function goneNames(people: Expression<unknown>): RawBuilder<string[]> {
  const [person, page] = [columnsOf<'users'>('gone'), columnsOf<'coachApplications'>('page')];
  const names = eb
    .selectFrom('users as gone')
    .where(sql<boolean>`${person('id')} = ANY(${people}) AND NOT ${activeAccount('gone')}`);
  const pages = names
    .innerJoin('coachApplications as page', 'page.userId', 'gone.id')
    .select(sql<string>`${page('name')}`.as('name'));
  return sql`array(${names.select(fullName('gone').as('name')).union(pages)})`;
}

/**
 * The name of `person` (an outer-joined alias of users) for the viewer, on content that the person made. Guests see first names
 * only; full names of people are never public. Leaving and banned people are no longer named, from that moment on.
 */
export function shownName(person: string, viewer: Viewer): RawBuilder<string> {
  const at = columnsOf<'users'>(person);
  return sql`CASE
    WHEN ${at('id')} IS NULL OR NOT ${activeAccount(person)} THEN ${sql.lit(UNKNOWN_NAME)}
    WHEN NOT (${notBlocked(person, viewer)}) THEN ${sql.lit(UNAVAILABLE_NAME)}
    WHEN ${viewer}::int IS NULL THEN ${firstName(person)}
    ELSE ${seenName(person, viewer)} END`;
}

/** The name of the page of the coach `c`; of one that an admin has hidden, the person's own. */
export function coachPageName(viewer: Viewer): RawBuilder<string> {
  const page = columnsOf<'coachApplications'>('c');
  return sql`CASE WHEN ${page('hiddenAt')} IS NULL THEN ${page('name')}
    ELSE (SELECT ${shownName('coach', viewer)} FROM users coach WHERE coach.id = ${page('userId')}) END`;
}

/** Like `shownName`, on text that remains when its author's account is deleted. */
export function authorName(person: string, viewer: Viewer): RawBuilder<string> {
  const id = columnsOf<'users'>(person)('id');
  return sql`CASE WHEN ${id} IS NULL THEN ${sql.lit(DELETED_NAME)} ELSE ${shownName(person, viewer)} END`;
}

/** Whether the person of users by that alias is named at all to a viewer who shares a group or game with them. */
export function isNamed(person: string, viewer: Viewer): RawBuilder<boolean> {
  const id = columnsOf<'users'>(person)('id');
  return sql`(${id} = ${viewer} OR ${present(person)} AND ${notBlocked(id, viewer)})`;
}

/** The person of users by that alias in the list of a group or game that the viewer shares with them. */
export function shownPerson(person: string, viewer: Viewer) {
  const at = columnsOf<'users'>(person);
  const shown = isNamed(person, viewer);
  return [
    sql<
      number | null
    >`CASE WHEN ${shown} AND NOT ${separated(person, viewer)} THEN ${at('id')} END`.as('userId'),
    sql<string>`CASE WHEN ${shown} THEN ${seenName(person, viewer)} ELSE ${sql.lit(UNAVAILABLE_NAME)} END`.as(
      'name',
    ),
    sql<
      string | null
    >`CASE WHEN ${shown} THEN ${seen(at('profileImageKey'), person, viewer)} END`.as(
      'profileImageKey',
    ),
    sql<StorageProviderName | null>`CASE WHEN ${shown} THEN ${at('profileImageProvider')} END`.as(
      'profileImageProvider',
    ),
  ] as const;
}

/**
 * The id of `person` for a viewer who may know them; null for guests, for separated or blocked pairs, and for accounts that are
 * leaving.
 */
export function shownId(person: string, viewer: Viewer): RawBuilder<number | null> {
  const id = columnsOf<'users'>(person)('id');
  return sql`CASE WHEN ${viewer}::int IS NOT NULL AND ${activeAccount(person)} AND ${mayMeet(person, viewer)}
    THEN ${id} END`;
}

/**
 * True while the group of that alias has a leader: its creator, else an organiser. Nobody joins a group whose creator was
 * banned or is leaving until there is an organiser. The creator is checked first: one lookup by id.
 */
export function ledGroup(group: string): RawBuilder<boolean> {
  const at = columnsOf<'groups'>(group);
  return sql`(${eb.exists(
    eb
      .selectFrom('users as lead')
      .where('lead.id', '=', at('creatorId'))
      .where(activeAccount('lead')),
  )} OR ${eb.exists(
    eb
      .selectFrom('groupMembers as o')
      .innerJoin('users as lead', 'lead.id', 'o.userId')
      .where('o.groupId', '=', at('id'))
      .where('o.role', '=', sql.lit('organiser'))
      .where(activeAccount('lead')),
  )})`;
}

export function connected(id: Expression<number>, viewer: Viewer): RawBuilder<boolean> {
  const at = columnsOf<'friendRequests'>('f');
  return sql`${eb.exists(
    eb
      .selectFrom('friendRequests as f')
      .where('f.status', '=', sql.lit('accepted'))
      .where(arePair([at('senderId'), at('receiverId')], [viewer, id])),
  )}`;
}

export function shareGroup(id: Expression<number | null>, viewer: Viewer): RawBuilder<boolean> {
  return sql`${eb.exists(
    eb
      .selectFrom('groupMembers as oneIn')
      .innerJoin('groupMembers as otherIn', 'otherIn.groupId', 'oneIn.groupId')
      .where('oneIn.userId', '=', either(viewer))
      .where('otherIn.userId', '=', id),
  )}`;
}

/** True when `person` is not paused, or the viewer knows them: connected or in a shared group. */
export function reachable(person: string, viewer: Viewer): RawBuilder<boolean> {
  const at = columnsOf<'users'>(person);
  return sql`(${at('pausedAt')} IS NULL OR ${connected(at('id'), viewer)} OR ${shareGroup(at('id'), viewer)})`;
}

/**
 * True when the person of users by that alias is not hidden from the viewer. A block by the viewer does not hide: they know
 * whom they blocked, and may report them.
 */
export function isThereFor(person: string, viewer: Viewer): RawBuilder<boolean> {
  const at = columnsOf<'users'>(person);
  const blockers = eb
    .selectFrom('blocks')
    .where('blockedId', '=', either(viewer))
    .select('blockerId');
  return sql`(${present(person)} AND ${reachable(person, viewer)} AND NOT ${separated(person, viewer)}
    AND ${at('id')} NOT IN ${blockers})`;
}

/** True for a group of that alias that the viewer may see: a public one without a block with its creator, or their own. */
export function visibleGroup(group: string, viewer: Viewer): RawBuilder<boolean> {
  const at = columnsOf<'groups'>(group);
  const own = eb
    .selectFrom('groupMembers as mine')
    .where('mine.groupId', '=', at('id'))
    .where('mine.userId', '=', either(viewer));
  return sql`(${at('hiddenAt')} IS NULL AND (
    ${at('visibility')} = 'public' AND ${notBlocked(at('creatorId'), viewer)} OR ${eb.exists(own)}))`;
}

/**
 * True for a game of that alias that is open to people without a tie to it: a public one of the group that they see, or one
 * without a group, which is public or for the connections of its creator.
 */
export function openGame(game: string, group: string, viewer: Viewer): RawBuilder<boolean> {
  const at = columnsOf<'groups'>(group);
  const isFriend = sql`${connected(sql<number>`${at('creatorId')}`, viewer)} AND NOT ${separated(at('creatorId'), viewer)}`;
  return sql`(${publicGame(game)} AND ${visibleGroup(group, viewer)}
    OR ${at('reach')} IS NOT NULL AND ${at('hiddenAt')} IS NULL AND ${notBlocked(at('creatorId'), viewer)}
      AND (${publicGame(game)} OR ${at('reach')} = 'connections' AND ${isFriend}))`;
}

/** True for the creator of a game without a group, and for both people of a game of two. */
export function ownsQuietGroup(group: string, viewer: Expression<number>): RawBuilder<boolean> {
  const at = columnsOf<'groups'>(group);
  return sql`(${at('pairLo')} = ${viewer} OR ${at('pairHi')} = ${viewer}
    OR ${at('reach')} IS NOT NULL AND ${at('creatorId')} = ${viewer})`;
}

/** The viewer's role in a group: that of their membership, or organiser of the games of a quiet one. */
export function roleIn(
  { group, member }: { group: string; member: string },
  viewer: Expression<number>,
): RawBuilder<Tables['groupMembers']['role']['__select__'] | null> {
  return sql`CASE WHEN ${ownsQuietGroup(group, viewer)} THEN 'organiser' ELSE ${columnsOf<'groupMembers'>(member)('role')} END`;
}

/** True for a group of that alias whose public games are public: a public one, or the quiet one of a game without a group. */
export function showsGames(group: string): RawBuilder<boolean> {
  const at = columnsOf<'groups'>(group);
  return sql`(${at('visibility')} = 'public' OR ${at('reach')} IS NOT NULL)`;
}

/** True once a game of a public group is open to all: some are for the members of their group first. */
export function publicGame(game: string): RawBuilder<boolean> {
  const at = columnsOf<'games'>(game);
  return sql`(${at('isPublic')} AND (${at('membersFirstHours')} IS NULL
    OR ${at('startsAt')} - ${at('membersFirstHours')} * interval '1 hour' <= now()))`;
}
