import { sql } from 'kysely';
import type { GroupRole } from '@/lib/groups/constants';
import { isNamed, seen, seenName, shownPerson } from '@/lib/moderation/visibility';
import { searching } from '@/lib/platform/db/kysely';
import { containsAnySpelling, type Spellings, toSpellings } from '@/lib/platform/db/search-sql';

export interface MemberPosition {
  role: GroupRole;
  joinedAt: Date;
  id: number;
}

interface Values extends MemberPosition, Spellings {
  groupId: number;
  viewerId: number;
  isAfter: boolean;
  limit: number;
}

const findRows = searching((kx, p: Values) =>
  kx
    .selectFrom('groupMembers as m')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .where('m.groupId', '=', p.groupId)
    .$if(p.isAfter, (query) =>
      query.where(
        (eb) => sql<boolean>`(${eb.ref('m.role')}, ${eb.ref('m.joinedAt')}, ${eb.ref('m.id')})
          > (${p.role}::group_role, ${p.joinedAt}::timestamptz, ${p.id}::int)`,
      ),
    )
    // By the name that the viewer sees: a search must not find a hidden one.
    .$if(p.search !== null, (query) =>
      query.where(
        sql<boolean>`${isNamed('u', p.viewerId)}
          AND ${containsAnySpelling(sql<string>`search_text(${seenName('u', p.viewerId)})`, p)}`,
      ),
    )
    .orderBy('m.role')
    .orderBy('m.joinedAt')
    .orderBy('m.id')
    .limit(p.limit)
    .select((eb) => [
      'm.id',
      'm.role',
      'm.joinedAt',
      sql<string | null>`CASE WHEN ${isNamed('u', p.viewerId)}
        THEN ${seen(eb.ref('u.username'), 'u', p.viewerId)} END`.as('username'),
      ...shownPerson('u', p.viewerId),
    ]),
);

export type MemberRow = Awaited<ReturnType<typeof findRows>>[number];

const FIRST: MemberPosition = { role: 'creator', joinedAt: new Date(0), id: 0 };

/** The members as the viewer sees them: the creator first, organisers next, then by the day they joined. */
export function findMembers(
  groupId: number,
  viewerId: number,
  { search, after, limit }: { search: string; after?: MemberPosition; limit: number },
): Promise<MemberRow[]> {
  const isAfter = after !== undefined;
  const values = { groupId, viewerId, isAfter, limit };
  return findRows({ ...values, ...(after ?? FIRST), ...toSpellings(search) });
}
