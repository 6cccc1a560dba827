import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { ListReportsInput } from '@/lib/admin/schema';
import { fullName } from '@/lib/moderation/visibility';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import { contains } from '@/lib/platform/db/search-sql';

const reports = () =>
  on()
    .selectFrom('reports as r')
    .leftJoin('users as p', 'p.id', 'r.reporterId')
    .leftJoin('users as s', 's.id', 'r.subjectId')
    .select((eb) => [
      'r.id',
      'r.targetType',
      'r.targetId',
      'r.reason',
      'r.note',
      'r.snapshot',
      'r.status',
      'r.action',
      'r.adminNotes',
      'r.createdAt',
      eb.case().when('p.id', 'is not', null).then(fullName('p')).end().as('reporter'),
      eb
        .case()
        .when('s.id', 'is not', null)
        .then(jsonBuildObject({ id: eb.ref('s.id').$notNull(), name: fullName('s') }))
        .end()
        .as('subject'),
      eb
        .selectFrom('reports as o')
        .whereRef('o.subjectId', '=', 'r.subjectId')
        .where('o.status', '=', 'open')
        .select((own) => own.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('openAboutSubject'),
    ])
    .$narrowType<{ snapshot: Prisma.JsonObject }>();

export type ReportRow = Awaited<ReturnType<typeof findReports>>[number];

/** Open ones oldest first; decided ones newest first. */
export function findReports({
  status,
  search,
  afterId,
  limit,
}: Pick<ListReportsInput, 'status' | 'search' | 'limit'> & { afterId: number | undefined }) {
  const [order, beyond] = status === 'open' ? (['asc', '>'] as const) : (['desc', '<'] as const);
  return reports()
    .where('r.status', '=', status)
    .$if(afterId !== undefined, (query) => query.where('r.id', beyond, afterId ?? 0))
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or([
          sql<boolean>`${eb.ref('r.id')}::text = ${search}`,
          contains(eb.ref('s.search'), search),
          contains(eb.ref('p.search'), search),
          sql<boolean>`strpos(lower(concat_ws(' ', ${eb.ref('r.reason')}, ${eb.ref('r.note')},
            ${eb.ref('r.adminNotes')}, ${eb.ref('r.snapshot')})), lower(${search}::text)) > 0`,
        ]),
      ),
    )
    .orderBy('r.id', order)
    .limit(limit)
    .execute();
}

export async function findReport(id: number): Promise<ReportRow | null> {
  return (await reports().where('r.id', '=', id).executeTakeFirst()) ?? null;
}

/** Messages shown before and after a reported one. */
const LINES_AROUND = 3;

/** The messages around the reported messages of these reports, in order. */
export async function findLinesAround(reportIds: number[]) {
  if (reportIds.length === 0) return [];
  return on()
    .selectFrom('reports as r')
    .innerJoin('messages as t', 't.id', 'r.targetId')
    .innerJoin('messages as m', (join) =>
      join
        .onRef('m.conversationId', '=', 't.conversationId')
        .on((eb) =>
          eb.between('m.seq', eb('t.seq', '-', LINES_AROUND), eb('t.seq', '+', LINES_AROUND)),
        ),
    )
    .leftJoin('users as u', 'u.id', 'm.senderId')
    .where((eb) => eb('r.id', '=', eb.fn.any(eb.val(reportIds))))
    .where('r.targetType', '=', 'message')
    .where('m.deletedAt', 'is', null)
    .orderBy('r.id')
    .orderBy('m.seq')
    .select(['r.id as reportId', 'm.id', 'm.content', 'm.createdAt', fullName('u').as('sender')])
    .execute();
}

export type LineRow = Awaited<ReturnType<typeof findLinesAround>>[number];

const people = () =>
  on()
    .selectFrom('users as u')
    .where('u.deletedAt', 'is', null)
    .select((eb) => [
      'u.id',
      fullName('u').as('name'),
      'u.email',
      'u.isAdmin',
      'u.createdAt',
      'u.bannedAt',
      eb
        .case()
        .when('u.suspendedUntil', '>', now)
        .then(eb.ref('u.suspendedUntil'))
        .end()
        .as('suspendedUntil'),
      eb
        .selectFrom('sessions as s')
        .whereRef('s.userId', '=', 'u.id')
        .where('s.expire', '>', now)
        .select((own) => own.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('sessions'),
      eb
        .selectFrom('reports as r')
        .whereRef('r.subjectId', '=', 'u.id')
        .where('r.status', '=', 'open')
        .select((own) => own.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('openReports'),
      eb
        .selectFrom('warnings as w')
        .whereRef('w.userId', '=', 'u.id')
        .select((own) => own.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('warnings'),
    ]);

export type PersonRow = Awaited<ReturnType<typeof findPeople>>[number];

export function findPeople(
  search: string,
  { beforeId, limit }: { beforeId: number | undefined; limit: number },
) {
  return people()
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or([
          contains(eb.ref('u.search'), search),
          sql<boolean>`strpos(lower(${eb.ref('u.email')}), lower(${search}::text)) > 0`,
          sql<boolean>`${eb.ref('u.id')}::text = ${search}`,
        ]),
      ),
    )
    .$if(beforeId !== undefined, (query) => query.where('u.id', '<', beforeId ?? 0))
    .orderBy('u.id', 'desc')
    .limit(limit)
    .execute();
}

export async function findPerson(id: number): Promise<PersonRow | null> {
  return (await people().where('u.id', '=', id).executeTakeFirst()) ?? null;
}
