import type { SecurityEventFilter } from '@/lib/admin/schema';
import type { SecurityEventName } from '@/lib/db/generated/client';
import { pool } from '@/lib/db/pool';
import { containsSql } from '@/lib/db/search-sql';

export interface SecurityEventRow {
  id: number;
  event: SecurityEventName;
  /** Their e-mail; null for an unknown person. */
  person: string | null;
  account: string | null;
  network: string | null;
  device: string | null;
  isNewDevice: boolean;
  detail: string | null;
  createdAt: Date;
}

/** Newest first. */
export async function findSecurityEvents(
  { person, event }: SecurityEventFilter,
  page: { beforeId: number | undefined; limit: number },
): Promise<SecurityEventRow[]> {
  const { rows } = await pool.query<SecurityEventRow>(
    `SELECT e.id::float8 AS id, e.event::text AS event, u.email AS person, e.account, e.network, e.device,
       e.is_new_device AS "isNewDevice", e.detail, e.created_at AS "createdAt"
     FROM security_events e LEFT JOIN users u ON u.id = e.user_id
     WHERE ($1::bigint IS NULL OR e.id < $1) AND ($4::text IS NULL OR e.event::text = $4)
       AND ($3 = '' OR $3 = u.id::text OR strpos(lower(u.email), lower($3)) > 0 OR ${containsSql('u.search', '$3')})
     ORDER BY e.id DESC LIMIT $2`,
    [page.beforeId ?? null, page.limit, person, event ?? null],
  );
  return rows;
}
