import { TZDate } from '@date-fns/tz';
import { PlainError } from '../plain-error.mjs';

const LOCAL = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?$/;
const WITH_ZONE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * @param {string} text '2026-11-27 19:30' in `timeZone`, or an ISO instant such as 2026-11-27T14:30:00Z
 * @param {string} timeZone
 * @returns milliseconds since 1970
 * @throws PlainError if there is no such time
 */
export function readInstant(text, timeZone) {
  if (WITH_ZONE.test(text) && !Number.isNaN(Date.parse(text))) return Date.parse(text);
  const parts = LOCAL.exec(text)
    ?.slice(1)
    .map((part) => Number(part ?? 0));
  if (!parts) {
    throw new PlainError(
      `${text} is not a time: write '2026-11-27 19:30', in the zone ${timeZone}, or an instant such as 2026-11-27T14:30:00Z, or latest.`,
    );
  }
  const [year, month, day, hour, minute, second] = parts;
  const date = new TZDate(year, month - 1, day, hour, minute, second, timeZone);
  const found = wordsIn(timeZone)(date.getTime());
  const wanted = text.replace('T', ' ');
  if (!found.startsWith(wanted)) {
    throw new PlainError(`There is no ${wanted} in the zone ${timeZone}: clocks show ${found}.`);
  }
  return date.getTime();
}

/** How a restore writes times: those of the zone, to the second. */
export const wordsIn = (timeZone) => (ms) => {
  const [day, time] = new TZDate(ms, timeZone).toISOString().slice(0, 19).split('T');
  return `${day} ${time}`;
};
