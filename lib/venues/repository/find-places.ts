import { on } from '@/lib/platform/db/kysely';

/** Every city and sport with at least one open venue. */
export function findVenuePlaces() {
  return on()
    .selectFrom((eb) =>
      eb
        .selectFrom('venues')
        .where('listed', '=', true)
        .where('closedAt', 'is', null)
        .select((own) => ['city', own.fn<number>('unnest', ['sportIds']).as('sportId')])
        .as('v'),
    )
    .innerJoin('sports as s', 's.id', 'v.sportId')
    .groupBy(['v.city', 's.id', 's.name'])
    .select((eb) => [
      'v.city',
      's.id as sportId',
      's.name as sport',
      eb.fn.countAll<number>().as('count'),
    ])
    .orderBy('count', 'desc')
    .orderBy('v.city')
    .orderBy('s.id')
    .execute();
}

export async function countListed(): Promise<number> {
  const row = await on()
    .selectFrom('venues')
    .where('listed', '=', true)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirst();
  return row?.count ?? 0;
}

/** A window of all listed venues, ordered by id. */
export function findListedPart(offset: number, limit: number) {
  return on()
    .selectFrom('venues')
    .where('listed', '=', true)
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .select(['id', 'updatedAt'])
    .execute();
}
