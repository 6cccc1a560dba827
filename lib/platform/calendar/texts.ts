import { defineTexts } from '@/lib/platform/language/define-texts';

/** A time zone as people know it: its city, else its offset ('UTC', 'GMT+5'). Can be stored as JSON. */
export type Zone = { city: string } | { offset: string };

const DAY = { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' } as const;

export const texts = defineTexts('lib/platform/calendar/texts', {
  // After a time: '19:30 Dubai time'.
  zone: (zone: Zone) => ('city' in zone ? `${zone.city} time` : zone.offset),
  // 'Sat 28 Nov, 19:30 Karachi time'
  inZone: ({ at, zone }: { at: string; zone: Zone }) =>
    `${at} ${'city' in zone ? `${zone.city} time` : zone.offset}`,
  // After a time on other clocks than the reader's own: ' Dubai time (Sat 08:00 for you)'.
  elsewhere: ({ zone, clock }: { zone: Zone; clock: string }) =>
    ` ${'city' in zone ? `${zone.city} time` : zone.offset} (${clock} for you)`,
  skipped: ({ time }: { time: string }, { clock }) =>
    `The clocks there skip ${clock(time)} on that day. Choose another time.`,
  // Of a date that repeats: 'On Sun, 28 Mar 2027 the clocks there skip 01:30: it starts at 02:30.'
  skippedLater: (
    { date: day, time, moved }: Record<'date' | 'time' | 'moved', string>,
    { date, clock },
  ) =>
    `On ${date(day, DAY)} the clocks there skip ${clock(time)}: it starts at ${clock(moved)} that day.`,
  twice: ({ time }: { time: string }, { clock }) =>
    `The clocks there show ${clock(time)} twice on that day. The first is meant.`,
});
