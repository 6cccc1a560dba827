import { type OpeningSpan, openingHoursSchema } from '@/lib/platform/calendar/opening-hours';

const DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];
const DAY = '(?:mo|tu|we|th|fr|sa|su|ph|sh)[a-z]*';
const RULE = new RegExp(`^(${DAY}(?:[-,]${DAY})*)?:? ?(24/7|off|closed|[\\d:,-]+)$`);
/** Between the times of one rule and the days of an additional one. */
const MORE_DAYS = new RegExp(`(?<=\\d),(?=${DAY})`);
const CLOCK = /^(\d{1,2}):(\d{2})$/;

type Week = { opens: string; closes: string }[][];

/**
 * Weekly hours in OpenStreetMap's syntax: '24/7', 'Mo-Fr 06:00-22:00; Sa,Su 08:00-13:00,15:00-22:00; PH off'.
 * @returns null for anything without a weekly form: seasons, sunrise, open ends, comments
 */
export function parseOpeningHours(text: string): OpeningSpan[] | null {
  const week: Week = DAYS.map(() => []);
  for (const rule of rulesOf(text)) {
    for (const [index, part] of rule.split(MORE_DAYS).entries()) {
      if (!takeRule(week, part.trim(), index > 0)) return null;
    }
  }
  const spans = week.flatMap((times, index) => times.map((span) => ({ day: index + 1, ...span })));
  const parsed = openingHoursSchema.safeParse(spans);
  return parsed.success && parsed.data.length > 0 ? parsed.data : null;
}

const rulesOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[–—]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/ ?([-,;]) ?/g, '$1')
    // A comma also joins rules, and two lines come before what holds otherwise.
    .replace(/(?<=\b(?:off|closed)),| ?\|\| ?/g, ';')
    .split(';')
    .map((rule) => rule.trim())
    .filter(Boolean);

const CLOSED = new RegExp(
  `^(?:24/7 |jan-dec )?(${DAY}(?:[-,]${DAY})*)?:? ?(?:00:00-24:00 )?"?(?:permanently |temporarily )?(?:closed|off)\\b`,
);
const PARTLY_CLOSED = /\b(?:closed|off)\b/;

/** True for hours whose rules leave no day open: 'off', 'closed; PH off', 'Mo-Fr off; Sa-Su off'. */
export function isNeverOpen(text: string): boolean {
  const shut = new Set<number>();
  for (const rule of rulesOf(text)) {
    const closed = CLOSED.exec(rule);
    const days = (names: string | undefined) =>
      (names === undefined ? null : daysOf(names)) ?? [...DAYS.keys()];
    if (closed) for (const day of days(closed[1])) shut.add(day);
    // A season that is closed opens nothing.
    else if (!PARTLY_CLOSED.test(rule))
      for (const day of days(RULE.exec(rule)?.[1])) shut.delete(day);
  }
  return shut.size === DAYS.length;
}

/** A later rule replaces earlier ones for its days, unless it `adds`. @returns whether it could be parsed */
function takeRule(week: Week, rule: string, adds: boolean): boolean {
  const [, names, said = ''] = RULE.exec(rule) ?? [];
  const days = names === undefined ? [...DAYS.keys()] : daysOf(names);
  const times = timesOf(said);
  if (!days || !times) return false;
  for (const day of days) week[day] = [...(adds ? (week[day] ?? []) : []), ...times];
  return true;
}

/** Numbers of days; empty for rules about public or school holidays only. */
function daysOf(names: string): number[] | null {
  const days: number[] = [];
  for (const range of names.split(',')) {
    const [from = '', to = from] = range.split('-').map((name) => name.slice(0, 2));
    if (from === 'ph' || from === 'sh') continue;
    const [first, last] = [DAYS.indexOf(from), DAYS.indexOf(to)];
    if (first < 0 || last < 0) return null;
    // 'Sa-Mo' wraps around the end of the week.
    const length = ((last - first + DAYS.length) % DAYS.length) + 1;
    days.push(...Array.from({ length }, (_, more) => (first + more) % DAYS.length));
  }
  return days;
}

function timesOf(said: string): { opens: string; closes: string }[] | null {
  if (said === 'off' || said === 'closed') return [];
  if (said === '24/7') return [{ opens: '00:00', closes: '00:00' }];
  const spans = said.split(',').map((range) => {
    const [opens, closes, ...rest] = range.split('-').map(clockOf);
    return opens && closes && rest.length === 0 ? { opens, closes } : null;
  });
  const known = spans.filter((span) => span !== null);
  return known.length === spans.length ? known : null;
}

/** '6:30' → '06:30'; '24:00' and '26:00' are 00:00 and 02:00 of the next day. */
function clockOf(text: string): string | null {
  const [, hours, minutes] = CLOCK.exec(text) ?? [];
  if (hours === undefined || minutes === undefined || Number(hours) >= 48) return null;
  return `${String(Number(hours) % 24).padStart(2, '0')}:${minutes}`;
}
