import { sql } from 'kysely';
import type { FreeCourt, FreeWindow } from '@/lib/courts/schema/find-free';

/** Null for each without a window. */
export const freeValues = (window: FreeWindow | undefined) => ({
  freeZone: window?.timeZone ?? null,
  freeFrom: window?.from ?? null,
  freeTo: window?.to ?? null,
  freeNoon: window?.noon ?? null,
  freeMinutes: window?.minutes ?? null,
});

type Values = ReturnType<typeof freeValues> & { sportIds: number[] | null };

const toMs = (instant: string) => sql.raw(`extract(epoch FROM ${instant}) * 1000`);

/**
 * To join with venues `v`: their courts with a gap in the window that is long enough, null for none. Of venues in other zones the
 * window is as wide as the day on earth: which local time an instant is, Node alone decides.
 */
export const freeCourts = (p: Values) =>
  sql<{ courts: FreeCourt[] | null }>`LATERAL (
    SELECT json_agg(json_build_object('id', c.id, 'name', c.name, 'slotMinutes', c.slot_minutes,
      'price', c.price, 'prices', c.prices, 'womenHours', c.women_hours, 'closedDates', c.closed_dates, 'currency', c.currency,
      'hours', coalesce(c.opening_hours, w.opening_hours, '[]'), 'timeZone', w.time_zone, 'gaps', g.gaps) ORDER BY c.id) AS courts
    FROM courts c JOIN venues w ON w.id = c.venue_id
    CROSS JOIN LATERAL (SELECT make_interval(mins => c.slot_minutes * greatest(1, ceil(${p.freeMinutes}::float8 / c.slot_minutes))::int) AS length,
      CASE WHEN w.time_zone = ${p.freeZone} THEN ${p.freeFrom}::timestamptz ELSE ${p.freeNoon}::timestamptz - interval '26 hours' END AS opens,
      CASE WHEN w.time_zone = ${p.freeZone} THEN ${p.freeTo}::timestamptz ELSE ${p.freeNoon}::timestamptz + interval '26 hours' END AS closes) x
    CROSS JOIN LATERAL (SELECT coalesce(range_agg(tstzrange(t.starts_at, t.ends_at)), '{}') AS times FROM court_times t
      WHERE t.court_id = c.id AND t.status IN ('confirmed', 'blocked', 'came', 'no_show')
        AND t.starts_at BETWEEN x.opens - interval '1 day' AND x.closes + x.length AND t.ends_at > x.opens) taken
    CROSS JOIN LATERAL (SELECT json_agg(json_build_array(${toMs('lower(gap)')}, ${toMs('upper(gap)')})) AS gaps
      FROM unnest(tstzmultirange(tstzrange(x.opens, x.closes + x.length)) - taken.times) gap
      WHERE lower(gap) < x.closes AND upper(gap) - lower(gap) >= x.length) g
    WHERE c.venue_id = v.id AND g.gaps IS NOT NULL AND w.owner_id IS NOT NULL AND w.closed_at IS NULL
      AND (${p.sportIds}::int[] IS NULL OR c.sport_ids && ${p.sportIds}::int[]))`.as<'free'>(
    sql`free`,
  );
