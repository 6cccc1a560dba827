import { type City, city } from './city';
import { LAHORE } from './lahore';

/** What a page tells the browser: the settings that are not the default ones, as JSON; null if all are. */
export function citySent(): string | null {
  const own = Object.entries(city()).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(LAHORE[name as keyof City]),
  );
  return own.length > 0 ? JSON.stringify(Object.fromEntries(own)) : null;
}
