import { db, type Tx } from '@/lib/db/client';
import { pool } from '@/lib/db/pool';
import { SPORT_COUNT_MAX } from '@/lib/sports/constants';
import type { SportDetailDto, SportDto } from '@/lib/sports/schema';

export function findSports(tx: Tx = db): Promise<SportDto[]> {
  return tx.sport.findMany({ select: { id: true, name: true, icon: true, isMain: true } });
}

/** @throws a violation of sports_name_key or sports_lower_name_key for a name that is taken */
export function insertSport(data: Omit<SportDto, 'id'>, tx: Tx): Promise<SportDto> {
  return tx.sport.create({ data, select: { id: true, name: true, icon: true, isMain: true } });
}

/** @throws as insertSport. @returns null when there is no such sport, else its previous name */
export async function updateSport(
  { id, name, icon, isMain }: SportDto,
  tx: Tx,
): Promise<string | null> {
  const rows = await tx.$queryRaw<{ name: string }[]>`
    SELECT name FROM sports WHERE id = ${id} FOR UPDATE`;
  if (!rows[0]) return null;
  await tx.sport.update({ where: { id }, data: { name, icon, isMain }, select: { id: true } });
  return rows[0].name;
}

const countSql = (rows: string) =>
  `(SELECT count(*)::int FROM (SELECT FROM ${rows} LIMIT ${SPORT_COUNT_MAX}) counted)`;

/** A sport with its counts; the same for every reader. */
export async function findSportDetail(id: number): Promise<SportDetailDto | null> {
  const { rows } = await pool.query<SportDetailDto>(
    `SELECT s.id, s.name, s.icon, s.is_main AS "isMain", json_build_object(
       'players', ${countSql(`user_sports us JOIN users u ON u.id = us.user_id AND u.discoverable WHERE us.sport_id = s.id`)},
       'groups', ${countSql(`groups g WHERE g.sport_id = s.id AND g.visibility = 'public' AND g.is_active AND g.hidden_at IS NULL`)},
       'venues', ${countSql(`venues v WHERE v.sport_ids @> ARRAY[s.id] AND v.listed`)},
       'coaches', ${countSql(`coach_applications c JOIN users u ON u.id = c.user_id AND u.discoverable
         WHERE c.sport_id = s.id AND c.status = 'approved' AND c.paused_at IS NULL AND c.hidden_at IS NULL`)}
     ) AS counts
     FROM sports s WHERE s.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}
