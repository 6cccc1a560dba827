import { invalidField } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { texts } from './texts';
import { toInstant, toWallTime, type WallTime } from './wall-clock';

/**
 * The instant of a local time that a person entered. `toInstant` would move one that the clocks skip by an hour, unnoticed.
 * @throws AppError invalid (the clocks skip it)
 */
export function typedInstant({ date, time }: WallTime, timeZone: string): Date {
  const instant = toInstant({ date, time }, timeZone);
  const there = toWallTime(instant, timeZone);
  if (there.date === date && there.time === time) return instant;
  throw invalidField('time', say(texts, 'skipped', { time }));
}
