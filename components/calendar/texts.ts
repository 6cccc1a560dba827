import { defineTexts } from '@/lib/platform/language/define-texts';

/** An instant on the clocks of a place. */
interface Moment {
  startsAt: string;
  timeZone: string;
}

interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

const two = (value: number) => String(value).padStart(2, '0');

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;

export const texts = defineTexts('components/calendar/texts', {
  today: ({ startsAt, timeZone }: Moment, { date }) =>
    `Today ${date(startsAt, { ...CLOCK, timeZone })}`,
  tomorrow: ({ startsAt, timeZone }: Moment, { date }) =>
    `Tomorrow ${date(startsAt, { ...CLOCK, timeZone })}`,
  /** Inside a sentence. */
  todayWithin: ({ startsAt, timeZone }: Moment, { date }) =>
    `today ${date(startsAt, { ...CLOCK, timeZone })}`,
  tomorrowWithin: ({ startsAt, timeZone }: Moment, { date }) =>
    `tomorrow ${date(startsAt, { ...CLOCK, timeZone })}`,
  exactTime: ({ startsAt, timeZone, zone }: Moment & { zone: string }, { date }) =>
    `${date(startsAt, { timeZone, dateStyle: 'full', timeStyle: 'short' })}, ${zone}`,
  whereYouAre: ({ startsAt, timeZone }: Moment, { start }) =>
    `${start(startsAt, timeZone)} where you are`,
  bothTimes: ({ there, here }: { there: string; here: string }) => `${there}, ${here}`,
  /** After a time on other clocks than the person's own: 'Sat 08:00 for you'. */
  forYou: ({ clock }: { clock: string }) => ` · ${clock} for you`,
  forYouWithin: ({ clock }: { clock: string }) => ` (${clock} for you)`,
  countdown: ({ days, hours, minutes, seconds }: TimeLeft) =>
    `${days > 0 ? `${days}d ` : ''}${two(hours)}h ${two(minutes)}m ${two(seconds)}s`,
  /** Before the last hour. */
  startsInDays: ({ days, hours }: Pick<TimeLeft, 'days' | 'hours'>) => `in ${days} d ${hours} h`,
  startsInHours: ({ hours }: Pick<TimeLeft, 'hours'>) => `in ${hours} h`,
  startsInMinutes: ({ minutes, seconds }: Pick<TimeLeft, 'minutes' | 'seconds'>) =>
    `in ${two(minutes)}m ${two(seconds)}s`,
});
