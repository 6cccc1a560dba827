import { sql } from 'kysely';
import type { SecurityEventFilter } from '@/lib/admin/schema';
import { on } from '@/lib/platform/db/kysely';
import { contains } from '@/lib/platform/db/search-sql';

/** Newest first. `person` is their e-mail; null for an unknown person. */
export function findSecurityEvents(
  { person, event }: SecurityEventFilter,
  { beforeId, limit }: { beforeId: number | undefined; limit: number },
) {
  let query = on()
    .selectFrom('securityEvents as e')
    .leftJoin('users as u', 'u.id', 'e.userId')
    .orderBy('e.id', 'desc')
    .limit(limit)
    .select([
      'e.id',
      'e.event',
      'u.email as person',
      'e.account',
      'e.network',
      'e.device',
      'e.isNewDevice',
      'e.detail',
      'e.createdAt',
    ]);
  if (beforeId !== undefined) query = query.where('e.id', '<', beforeId);
  if (event) query = query.where('e.event', '=', event);
  if (person !== '') {
    query = query.where((eb) =>
      eb.or([
        sql<boolean>`${eb.ref('u.id')}::text = ${person}`,
        sql<boolean>`strpos(lower(${eb.ref('u.email')}), lower(${person}::text)) > 0`,
        contains(eb.ref('u.search'), person),
      ]),
    );
  }
  return query.execute();
}
