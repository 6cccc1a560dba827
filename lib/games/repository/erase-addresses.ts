import { sql } from 'kysely';
import { PRIVATE_ADDRESS } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';

export function findPrivateAddresses(userId: number, tx: Tx) {
  return on(tx)
    .selectFrom('games')
    .where('creatorId', '=', userId)
    .where('isPrivateAddress', '=', true)
    .select(['id', 'location', 'area'])
    .execute();
}

export async function eraseAddressesOfGames(userId: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('games')
    .set((eb) => ({
      location: eb.fn.coalesce('area', sql.lit(PRIVATE_ADDRESS)),
      venueId: null,
      latitude: sql<number>`geo_cell_lat(${eb.ref('latitude')})`,
      longitude: sql<number>`geo_cell_lng(${eb.ref('latitude')}, ${eb.ref('longitude')})`,
    }))
    .where('creatorId', '=', userId)
    .where('isPrivateAddress', '=', true)
    .execute();
}

export async function eraseAddressesOfSeries(userId: number, tx: Tx): Promise<void> {
  await on(tx)
    .updateTable('gameSeries')
    .set((eb) => {
      const template = eb.ref('template');
      return {
        template: sql<string>`${template} || jsonb_build_object('venueId', NULL,
          'location', coalesce(${template}->>'area', ${sql.lit(PRIVATE_ADDRESS)}),
          'longitude', geo_cell_lng((${template}->>'latitude')::float8, (${template}->>'longitude')::float8),
          'latitude', geo_cell_lat((${template}->>'latitude')::float8))`,
      };
    })
    .where('creatorId', '=', userId)
    .where((eb) => sql<boolean>`${eb.ref('template')}->>'isPrivateAddress' = 'true'`)
    .execute();
}
