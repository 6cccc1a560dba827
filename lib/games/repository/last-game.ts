import { sql } from 'kysely';
import { shownGames } from '@/lib/games/repository/game-columns';
import { answer, ga } from '@/lib/games/repository/game-viewer';
import { prepared } from '@/lib/platform/db/kysely';

/** Games of the series up to this one that the viewer has played without a gap: a week that was cancelled or missed is one. */
const weeksPlayed = (userId: number) => sql<number>`(
  WITH week AS (
    SELECT w.starts_at, w.status <> 'cancelled' AND EXISTS (
      SELECT FROM game_participants AS wp WHERE wp.game_id = w.id AND wp.user_id = ${userId}::int
        AND wp.status = 'going' AND wp.attendance IS DISTINCT FROM 'no_show') AS played
    FROM games AS w WHERE w.series_id = ${ga('seriesId')} AND w.starts_at <= ${ga('startsAt')})
  SELECT count(*)::int FROM week WHERE starts_at >
    coalesce((SELECT max(starts_at) FROM week WHERE NOT played), '-infinity'))`;

const nextOfSeries = sql<{ id: number; startsAt: string } | null>`(
  SELECT json_build_object('id', n.id, 'startsAt', n.starts_at) FROM games AS n
  WHERE n.series_id = ${ga('seriesId')} AND n.status = 'upcoming' AND n.starts_at > now()
  ORDER BY n.starts_at LIMIT 1)`;

/** The latest game that the person has played, if it ended within these hours. */
export const findLastPlayed = prepared((kx, p: { userId: number; hours: number }) =>
  shownGames(kx, { userId: p.userId, isAdmin: false })
    .where('p.status', '=', sql.lit('going'))
    .where(sql<boolean>`${answer('attendance')} IS DISTINCT FROM 'no_show'`)
    .where('ga.status', '<>', sql.lit('cancelled'))
    .where(sql<boolean>`${ga('endsAt')} <= now()
      AND ${ga('endsAt')} > now() - ${p.hours}::int * interval '1 hour'`)
    .orderBy('ga.endsAt', 'desc')
    .limit(sql.lit(1))
    .select([weeksPlayed(p.userId).as('weeks'), nextOfSeries.as('next')]),
);
