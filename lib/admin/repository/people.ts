import { sql } from 'kysely';
import { fullName } from '@/lib/moderation/visibility';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import { contains } from '@/lib/platform/db/search-sql';

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
