import { sql } from 'kysely';
import { DELETED_NAME, PRIVATE_ADDRESS } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';

const NOBODY = sql`${sql.lit(DELETED_NAME)}::text`;

/** Reduces the private addresses of the person's games to their areas. */
export async function erasePlaceInReports(userId: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('reports as r')
    .from('games as ga')
    .set((eb) => ({
      snapshot: sql<string>`${eb.ref('r.snapshot')}
        || jsonb_build_object('location', coalesce(${eb.ref('ga.area')}, ${sql.lit(PRIVATE_ADDRESS)}))`,
    }))
    .where('r.targetType', '=', 'game')
    .whereRef('r.targetId', '=', 'ga.id')
    .where('ga.creatorId', '=', userId)
    .where('ga.isPrivateAddress', '=', true)
    .execute();
}

/** Replaces quotes of the person's profile in reports. */
export async function eraseNameInReports(userId: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('reports as r')
    .set({ snapshot: sql<string>`jsonb_build_object('name', ${NOBODY})` })
    .where('r.targetType', 'in', ['person', 'coach'])
    .where('r.subjectId', '=', userId)
    .where((eb) => sql<boolean>`NOT ${eb.ref('r.snapshot')} ? 'lines'`)
    .execute();
}

/** A report of a person from a chat contains the last lines of the chat, each with a name. */
export async function eraseNameInLines(userId: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('reports as r')
    .set((eb) => {
      const lines = eb
        .selectFrom(
          sql<{
            line: unknown;
            at: number;
          }>`jsonb_array_elements(${eb.ref('r.snapshot')}->'lines') WITH ORDINALITY`.as<'l'>(
            sql`l(line, at)`,
          ),
        )
        .leftJoin('messages as m', (join) =>
          join.on('m.id', '=', sql<number>`(l.line->>'id')::bigint`),
        )
        .select((own) =>
          sql`coalesce(jsonb_agg(CASE WHEN ${own.ref('m.senderId')} = ${userId}
            THEN l.line || jsonb_build_object('sender', ${NOBODY}) ELSE l.line END ORDER BY l.at), '[]')`.as(
            'lines',
          ),
        );
      return {
        snapshot: sql<string>`jsonb_build_object(
          'name', CASE WHEN ${eb.ref('r.subjectId')} = ${userId} THEN to_jsonb(${NOBODY})
            ELSE ${eb.ref('r.snapshot')}->'name' END,
          'lines', ${lines})`,
      };
    })
    .where((eb) => sql<boolean>`jsonb_typeof(${eb.ref('r.snapshot')}->'lines') = 'array'`)
    .where((eb) => eb.or([eb('r.subjectId', '=', userId), eb('r.reporterId', '=', userId)]))
    .execute();
}
