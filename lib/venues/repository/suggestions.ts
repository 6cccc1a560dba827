import { db, type Tx } from '@/lib/db/client';
import { pool } from '@/lib/db/pool';
import type { VenuePoint } from '@/lib/geo/point';
import { shownNameSql } from '@/lib/moderation/visibility';
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

/** @throws a violation of venue_suggestions_pending_key for a second open one of the same person and kind */
export function insertSuggestion(
  suggestion: NewSuggestion,
  tx: Tx,
): Promise<{ id: number; createdAt: Date }> {
  return tx.venueSuggestion.create({
    data: suggestion,
    select: { id: true, createdAt: true },
  });
}

export interface SuggestionRow {
  id: number;
  venueId: number;
  userId: number | null;
  kind: Kind;
  note: string | null;
  status: OpenSuggestionDto['status'];
  createdAt: Date;
  /** As parsed by the schema of suggestions. */
  changes: SuggestedFacts;
  venueName: string;
  /** The current values, by field name. */
  listed: Record<keyof Required<SuggestedFacts>, string | null>;
  duplicateOf: { id: number; name: string; address: string } | null;
  suggestedBy: string | null;
}

const SELECT = `SELECT s.id, s.venue_id AS "venueId", s.user_id AS "userId", s.kind::text AS kind, s.note,
    s.status::text AS status, s.created_at AS "createdAt", s.changes, v.name AS "venueName",
    json_build_object('name', v.name, 'address', v.address, 'phone', v.phone, 'website', v.website,
      'pricing', v.pricing) AS listed,
    CASE WHEN d.id IS NOT NULL THEN json_build_object('id', d.id, 'name', d.name, 'address', d.address) END AS "duplicateOf",
    CASE WHEN u.id IS NOT NULL THEN ${shownNameSql('u', '$1')} END AS "suggestedBy"
  FROM venue_suggestions s JOIN venues v ON v.id = s.venue_id
    LEFT JOIN venues d ON d.id = s.duplicate_of_id LEFT JOIN users u ON u.id = s.user_id`;

/** Open suggestions about listed venues, oldest first; of one venue or of all. */
export async function findOpenSuggestions(
  viewerId: number,
  page: {
    venueId: number | null;
    kinds: readonly Kind[];
    afterId: number | undefined;
    limit: number;
  },
): Promise<SuggestionRow[]> {
  const { rows } = await pool.query<SuggestionRow>(
    `${SELECT}
     WHERE s.status = 'pending' AND v.listed AND ($2::int IS NULL OR s.venue_id = $2)
       AND s.kind::text = ANY($3) AND s.id > $4
     ORDER BY s.id LIMIT $5`,
    [viewerId, page.venueId, page.kinds, page.afterId ?? 0, page.limit],
  );
  return rows;
}

/** One suggestion, if it belongs to the venue. */
export async function findSuggestion(
  viewerId: number,
  { venueId, id }: { venueId: number; id: number },
): Promise<SuggestionRow | null> {
  const { rows } = await pool.query<SuggestionRow>(
    `${SELECT} WHERE s.venue_id = $2 AND s.id = $3`,
    [viewerId, venueId, id],
  );
  return rows[0] ?? null;
}

/** @returns false when somebody else decided it first */
export async function updateSuggestion(
  id: number,
  decision: { status: 'approved' | 'rejected'; reviewedBy: number },
  tx: Tx,
): Promise<boolean> {
  const { count } = await tx.venueSuggestion.updateMany({
    where: { id, status: 'pending' },
    data: { ...decision, reviewedAt: new Date() },
  });
  return count === 1;
}

export async function updateFacts(
  id: number,
  facts: SuggestedFacts & Partial<VenuePoint>,
  tx: Tx,
): Promise<void> {
  await tx.venue.update({ where: { id }, data: { ...facts }, select: { id: true } });
}

export async function updateClosed(id: number, closedAt: Date | null, tx: Tx = db): Promise<void> {
  await tx.venue.update({ where: { id }, data: { closedAt }, select: { id: true } });
}
