import type { Tx } from '@/lib/db/client';
import { DELETED_NAME } from '@/lib/moderation/visibility';

/**
 * Traces of a person in rows that stay: reports keep what happened without saying who it was, and private addresses of their
 * games are reduced to the middle of the 1 km cell. Each is safe to run twice; $1 is the person, who still exists.
 */
// Each statement names $2, because Postgres cannot infer the type of an unused parameter.
const STATEMENTS = [
  `UPDATE reports r SET snapshot = r.snapshot || jsonb_build_object('location', coalesce(ga.area, 'A private address'))
   FROM games ga WHERE r.target_type = 'game' AND r.target_id = ga.id AND ga.creator_id = $1 AND ga.is_private_address
     AND $2::text IS NOT NULL`,
  `UPDATE reports r SET snapshot = jsonb_build_object('name', $2::text)
   WHERE r.target_type IN ('person', 'coach') AND r.subject_id = $1 AND NOT r.snapshot ? 'lines'`,
  // A report of a person from a chat holds the last lines of the chat, each under a name.
  `UPDATE reports r SET snapshot = jsonb_build_object(
     'name', CASE WHEN r.subject_id = $1 THEN to_jsonb($2::text) ELSE r.snapshot->'name' END,
     'lines', (SELECT coalesce(jsonb_agg(CASE WHEN m.sender_id = $1
         THEN line || jsonb_build_object('sender', $2::text) ELSE line END ORDER BY at), '[]')
       FROM jsonb_array_elements(r.snapshot->'lines') WITH ORDINALITY AS l(line, at)
       LEFT JOIN messages m ON m.id = (line->>'id')::bigint))
   WHERE jsonb_typeof(r.snapshot->'lines') = 'array' AND (r.subject_id = $1 OR r.reporter_id = $1)`,
  `UPDATE games SET location = coalesce(area, 'A private address'), venue_id = NULL, latitude = geo_cell_lat(latitude),
     longitude = geo_cell_lng(latitude, longitude)
   WHERE creator_id = $1 AND is_private_address AND $2::text IS NOT NULL`,
  `UPDATE game_series SET template = template || jsonb_build_object('venueId', NULL,
     'location', coalesce(template->>'area', 'A private address'),
     'longitude', geo_cell_lng((template->>'latitude')::float8, (template->>'longitude')::float8),
     'latitude', geo_cell_lat((template->>'latitude')::float8))
   WHERE creator_id = $1 AND template->>'isPrivateAddress' = 'true' AND $2::text IS NOT NULL`,
] as const;

export async function eraseTraces(userId: number, tx: Tx): Promise<void> {
  for (const statement of STATEMENTS) await tx.$executeRawUnsafe(statement, userId, DELETED_NAME);
}
