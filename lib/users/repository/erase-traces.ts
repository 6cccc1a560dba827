import { sql } from 'kysely';
import { DELETED_NAME } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';

const SOME_ADDRESS = sql.lit('A private address');
const NOBODY = sql`${sql.lit(DELETED_NAME)}::text`;

/**
 * Traces of a person in rows that stay: reports keep what happened without saying who it was, and private addresses of their
 * games are reduced to the middle of the 1 km cell. The person still exists; running it twice changes nothing more.
 */
export async function eraseTraces(userId: number, tx: Tx): Promise<void> {
  await erasePlaceInReports(userId, tx);
  await eraseNameInReports(userId, tx);
  await eraseNameInLines(userId, tx);
  await eraseAddressesOfGames(userId, tx);
  await eraseAddressesOfSeries(userId, tx);
}

async function erasePlaceInReports(userId: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('reports as r')
    .from('games as ga')
    .set((eb) => ({
      snapshot: sql<string>`${eb.ref('r.snapshot')}
        || jsonb_build_object('location', coalesce(${eb.ref('ga.area')}, ${SOME_ADDRESS}))`,
    }))
    .where('r.targetType', '=', 'game')
    .whereRef('r.targetId', '=', 'ga.id')
    .where('ga.creatorId', '=', userId)
    .where('ga.isPrivateAddress', '=', true)
    .execute();
}

async function eraseNameInReports(userId: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('reports as r')
    .set({ snapshot: sql<string>`jsonb_build_object('name', ${NOBODY})` })
    .where('r.targetType', 'in', ['person', 'coach'])
    .where('r.subjectId', '=', userId)
    .where((eb) => sql<boolean>`NOT ${eb.ref('r.snapshot')} ? 'lines'`)
    .execute();
}

/** A report of a person from a chat holds the last lines of the chat, each under a name. */
async function eraseNameInLines(userId: number, tx: Tx): Promise<void> {
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

async function eraseAddressesOfGames(userId: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('games')
    .set((eb) => ({
      location: eb.fn.coalesce('area', SOME_ADDRESS),
      venueId: null,
      latitude: sql<number>`geo_cell_lat(${eb.ref('latitude')})`,
      longitude: sql<number>`geo_cell_lng(${eb.ref('latitude')}, ${eb.ref('longitude')})`,
    }))
    .where('creatorId', '=', userId)
    .where('isPrivateAddress', '=', true)
    .execute();
}

async function eraseAddressesOfSeries(userId: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('gameSeries')
    .set((eb) => {
      const template = eb.ref('template');
      return {
        template: sql<string>`${template} || jsonb_build_object('venueId', NULL,
          'location', coalesce(${template}->>'area', ${SOME_ADDRESS}),
          'longitude', geo_cell_lng((${template}->>'latitude')::float8, (${template}->>'longitude')::float8),
          'latitude', geo_cell_lat((${template}->>'latitude')::float8))`,
      };
    })
    .where('creatorId', '=', userId)
    .where((eb) => sql<boolean>`${eb.ref('template')}->>'isPrivateAddress' = 'true'`)
    .execute();
}
