import { jsonBuildObject } from 'kysely/helpers/postgres';
import { shownName } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';
import { now } from '@/lib/platform/db/now';
import type { VenuePoint } from '@/lib/platform/geo/point';
import type { OpenSuggestionDto, SuggestedFacts } from '@/lib/venues/schema/suggest-change';

type Kind = OpenSuggestionDto['kind'];

export interface NewSuggestion {
  venueId: number;
  userId: number;
  kind: Kind;
  note: string | null;
  changes: SuggestedFacts;
  duplicateOfId: number | null;
}

/** @throws a violation of venue_suggestions_pending_key for a second pending one of the same person and kind */
export function insertSuggestion(
  { changes, ...suggestion }: NewSuggestion,
  tx: Tx,
): Promise<{ id: number; createdAt: Date }> {
  return on(tx)
    .insertInto('venueSuggestions')
    .values({ ...suggestion, changes: JSON.stringify(changes) })
    .returning(['id', 'createdAt'])
    .executeTakeFirstOrThrow();
}

const suggestions = (viewerId: number) =>
  on()
    .selectFrom('venueSuggestions as s')
    .innerJoin('venues as v', 'v.id', 's.venueId')
    .leftJoin('venues as d', 'd.id', 's.duplicateOfId')
    .leftJoin('users as u', 'u.id', 's.userId')
    .select((eb) => [
      's.id',
      's.venueId',
      's.userId',
      's.kind',
      's.note',
      's.status',
      's.createdAt',
      // Already parsed by the schema of suggestions.
      eb.ref('s.changes').$castTo<SuggestedFacts>().as('changes'),
      'v.name as venueName',
      // The current values, by field name.
      jsonBuildObject({
        name: eb.ref('v.name'),
        address: eb.ref('v.address'),
        phone: eb.ref('v.phone'),
        website: eb.ref('v.website'),
        pricing: eb.ref('v.pricing'),
      }).as('listed'),
      eb
        .case()
        .when('d.id', 'is not', null)
        .then(
          jsonBuildObject({
            id: eb.ref('d.id').$notNull(),
            name: eb.ref('d.name').$notNull(),
            address: eb.ref('d.address').$notNull(),
          }),
        )
        .end()
        .as('duplicateOf'),
      eb.case().when('u.id', 'is not', null).then(shownName('u', viewerId)).end().as('suggestedBy'),
    ]);

export type SuggestionRow = Awaited<ReturnType<typeof findOpenSuggestions>>[number];

/** Pending suggestions about listed venues, oldest first; of one venue or of all. */
export function findOpenSuggestions(
  viewerId: number,
  {
    venueId,
    kinds,
    afterId = 0,
    limit,
  }: { venueId: number | null; kinds: readonly Kind[]; afterId?: number; limit: number },
) {
  return suggestions(viewerId)
    .where('s.status', '=', 'pending')
    .where('v.listed', '=', true)
    .$if(venueId !== null, (query) => query.where('s.venueId', '=', venueId ?? 0))
    .where('s.kind', 'in', kinds)
    .where('s.id', '>', afterId)
    .orderBy('s.id')
    .limit(limit)
    .execute();
}

/** If it belongs to the venue. */
export async function findSuggestion(
  viewerId: number,
  { venueId, id }: { venueId: number; id: number },
): Promise<SuggestionRow | null> {
  const row = await suggestions(viewerId)
    .where('s.venueId', '=', venueId)
    .where('s.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** @returns false when somebody else decided it first */
export async function updateSuggestion(
  id: number,
  decision: { status: 'approved' | 'rejected'; reviewedBy: number },
  tx: Tx,
): Promise<boolean> {
  const { numUpdatedRows } = await on(tx)
    .updateTable('venueSuggestions')
    .set({ ...decision, reviewedAt: now })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function updateFacts(
  id: number,
  facts: SuggestedFacts & Partial<VenuePoint>,
  tx: Tx,
): Promise<void> {
  await on(tx)
    .updateTable('venues')
    .set({ ...facts, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

export async function updateClosed(id: number, closedAt: Date | null, tx?: Tx): Promise<void> {
  await on(tx)
    .updateTable('venues')
    .set({ closedAt, updatedAt: now })
    .where('id', '=', id)
    .execute();
}
