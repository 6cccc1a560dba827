/**
 * Keeps the times of a guest's page true: a cached page cannot contain the present time. Runs in the browser, as the text of an
 * inline script, so it uses nothing from outside; the words are in the attributes that the components give
 * (components/calendar/cached-clock).
 * @param readError by how much the device's clock is wrong (lib/platform/browser/clock)
 * @returns `read` brings the times of new elements up to date at once
 */
export function runCachedClocks(readError: () => number | null): {
  read: () => void;
  end: () => void;
} {
  const DAY_MS = 86_400_000;
  /** '2026-11-28T19:30' at an offset in minutes; without one, on the device's clock. */
  function wallTime(at: number, minutes = -new Date(at).getTimezoneOffset()): string {
    return new Date(at + minutes * 60_000).toISOString().slice(0, 16);
  }

  /** The tag has the hours of the clock, 12 or 24. */
  const clockOf = (one: HTMLElement, at: number, timeZone?: string) =>
    new Date(at).toLocaleString(one.dataset.tag, { timeStyle: 'short', timeZone });

  const set = (element: HTMLElement, text: string) => {
    if (element.textContent !== text) element.textContent = text;
  };
  const each = (selector: string, change: (one: HTMLElement) => void) =>
    document.querySelectorAll<HTMLElement>(selector).forEach(change);

  function countDown(now: number): void {
    each('[data-countdown]', (one) => {
      const { countdown = '', left = '', hoursLeft = '', daysLeft = '', over = '' } = one.dataset;
      const seconds = Math.floor((Date.parse(countdown) - now) / 1_000);
      const days = Math.floor(seconds / 86_400);
      const [hours = '', minutes, rest] = new Date(seconds * 1_000)
        .toISOString()
        .slice(11, 19)
        .split(':');
      // '11' is the first of these numbers, '55' the last.
      const numbers = [hours, minutes, rest, days, +hours];
      const words = (days ? daysLeft : +hours ? hoursLeft : left).replace(
        /(\d)\1/g,
        (_, place) => `${numbers[place - 1]}`,
      );
      set(one, seconds <= 0 ? over : words);
    });
    each('[data-until]', (one) => {
      one.hidden = now >= Date.parse(one.dataset.until ?? '');
    });
    each('[data-from]', (one) => {
      one.hidden = now < Date.parse(one.dataset.from ?? '');
    });
  }

  function showDays(now: number): void {
    const todayHere = wallTime(now).slice(0, 10);
    // Not 24 hours later: the days on which clocks change are longer or shorter.
    const tomorrowHere = wallTime(Date.parse(todayHere) + DAY_MS, 0).slice(0, 10);
    const setDay = (one: HTMLElement, day: string | undefined) => {
      const { today = '', tomorrow = '', here = '' } = one.dataset;
      set(one, day === todayHere ? today : day === tomorrowHere ? tomorrow : here);
    };
    each('[data-day]', (one) => setDay(one, one.dataset.day));
    each('time[data-offset]', (one) => {
      const { offset, own = '' } = one.dataset;
      const at = Date.parse(one.getAttribute('datetime') ?? '');
      // As the server wrote it.
      const text = (one.dataset.plain ??= one.textContent ?? '');
      const [device, place] = [wallTime(at), wallTime(at, Number(offset))];
      const day = device.slice(0, 10);
      if (device === place) {
        setDay(one, day);
        return;
      }
      const weekday = place.startsWith(day)
        ? ''
        : `${new Date(at).toLocaleString(one.dataset.tag, { weekday: 'short' })} `;
      const clock = weekday + clockOf(one, at);
      set(one, text + own.replace('11', clock));
    });
    each('[data-open-spans]', (one) => {
      const { openSpans = '', openUntil = '', openAt = '', offset } = one.dataset;
      // 1970 began on a Thursday.
      const minute = Math.floor(now / 60_000 + Number(offset) + 3 * 1_440) % 10_080;
      let openFor = 0;
      let opensIn = Infinity;
      for (const span of openSpans.split(' ').filter(Boolean)) {
        const [from = 0, minutes = 0] = span.split('+').map(Number);
        const since = (minute - from + 10_080) % 10_080;
        if (since >= minutes) opensIn = Math.min(opensIn, 10_080 - since);
        // A span of the whole week has no end.
        else openFor = minutes < 10_080 ? minutes - since : Infinity;
      }
      for (const part of one.querySelectorAll<HTMLElement>('[data-when-open]'))
        part.hidden = part.dataset.whenOpen !== `${openFor > 0}`;
      const isSoon = (openFor || (minute % 1_440) + opensIn) < 1_440;
      const changesAt = (minute + (openFor || opensIn)) * 60_000;
      const clock = isSoon && clockOf(one, changesAt, 'UTC');
      for (const part of one.querySelectorAll<HTMLElement>('[data-change]'))
        set(part, clock ? (openFor ? openUntil : openAt).replace('11', clock) : '');
    });
  }

  let error: number | null = null;
  let minuteSeen = 0;
  function tick(): void {
    error ??= readError() ?? 0;
    const now = Date.now() + error;
    countDown(now);
    const minute = Math.floor(now / 60_000);
    if (minute === minuteSeen) return;
    minuteSeen = minute;
    showDays(now);
  }

  document.addEventListener('DOMContentLoaded', tick);
  const timer = setInterval(tick, 1_000);
  return {
    read: () => {
      minuteSeen = 0;
      tick();
    },
    end: () => clearInterval(timer),
  };
}
