import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { ListReportsInput } from '@/lib/admin/schema';
import { fullName } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
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

/** @returns false when somebody else decided it first */
export async function updateReport(
  id: number,
  data: {
    status: 'resolved' | 'dismissed';
    action: string;
    adminNotes: string | null;
    resolvedById: number;
  },
  tx: Tx,
): Promise<boolean> {
  const where = { id, status: 'open' } as const;
  return (
    (await tx.report.updateMany({ where, data: { ...data, resolvedAt: new Date() } })).count > 0
  );
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

const hideIn =
  (
    table:
      | 'groups'
      | 'games'
      | 'venues'
      | 'venueReviews'
      | 'venueImages'
      | 'coachReviews'
      | 'coachApplications',
  ) =>
  (id: number, tx: Tx) =>
    on(tx)
      .updateTable(table)
      .set({ hiddenAt: now })
      .where('id', '=', id)
      .where('hiddenAt', 'is', null)
      .execute();

/** Its text must disappear from the list of conversations too. */
const hideMessage = (id: number, tx: Tx) =>
  on(tx)
    .with('hidden', (kx) =>
      kx
        .updateTable('messages')
        .set({ hiddenAt: now })
        .where('id', '=', id)
        .where('hiddenAt', 'is', null)
        .returning(['id', 'conversationId']),
    )
    .updateTable('conversations as c')
    .from('hidden')
    .set({ lastPreview: 'This message was deleted' })
    .whereRef('c.id', '=', 'hidden.conversationId')
    .whereRef('c.lastMessageId', '=', 'hidden.id')
    .execute();

/** What an admin can hide: it stays in the database and disappears from every list. */
const HIDE: Record<string, (id: number, tx: Tx) => Promise<unknown>> = {
  group: hideIn('groups'),
  game: hideIn('games'),
  venue: hideIn('venues'),
  review: hideIn('venueReviews'),
  message: hideMessage,
  image: hideIn('venueImages'),
  coach_review: hideIn('coachReviews'),
  coach: hideIn('coachApplications'),
};

export function canHide(targetType: string): boolean {
  return targetType in HIDE;
}

export async function hideThing(targetType: string, targetId: number, tx: Tx): Promise<void> {
  await HIDE[targetType]?.(targetId, tx);
}

export async function insertWarning(
  data: { userId: number; reportId: number; text: string },
  tx: Tx,
): Promise<void> {
  await tx.warning.create({ data, select: { id: true } });
}
