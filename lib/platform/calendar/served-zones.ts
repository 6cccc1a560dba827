/** True for an IANA zone that this machine knows; an offset such as '+05:00' is not a place. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

type Rule = readonly [from: number, minutes: number];

let zones: Map<string, Rule[]> | undefined;

/**
 * In the browser, the minutes ahead of UTC that the server has for a zone whose rules an old phone may not know, or whose name
 * (`changedZones`). Undefined for all others, for times before the list, and on the server: there the own data decide.
 */
export function servedOffset(timeZone: string | undefined, at: number): number | undefined {
  if (timeZone === undefined || typeof document === 'undefined') return undefined;
  zones ??= new Map(
    document
      .querySelector<HTMLMetaElement>('meta[name=zones]')
      ?.content.split(';')
      .map((line) => {
        const [zone = '', ...rules] = line.split(' ');
        return [
          zone,
          rules.map((rule): Rule => {
            const [from = 0, minutes = 0] = rule.split('=').map(Number);
            return [from * 60_000, minutes];
          }),
        ];
      }),
  );
  const rules = zones.get(timeZone);
  const rule = rules?.findLast(([from]) => from <= at);
  return (rule ?? (rules && !isTimeZone(timeZone) ? rules[0] : undefined))?.[1];
}
