import type { texts as calendarEnglish } from '@/components/calendar/texts';
import type { texts as sharedCalendarServerEnglish } from '@/lib/calendar/server-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;

const two = (value: number) => String(value).padStart(2, '0');

const calendar: TextsOf<typeof calendarEnglish> = {
  today: ({ startsAt, timeZone }, { date }) => `آج ${date(startsAt, { ...CLOCK, timeZone })}`,
  tomorrow: ({ startsAt, timeZone }, { date }) => `کل ${date(startsAt, { ...CLOCK, timeZone })}`,
  todayWithin: ({ startsAt, timeZone }, { date }) => `آج ${date(startsAt, { ...CLOCK, timeZone })}`,
  tomorrowWithin: ({ startsAt, timeZone }, { date }) =>
    `کل ${date(startsAt, { ...CLOCK, timeZone })}`,
  exactTime: ({ startsAt, timeZone, zone }, { date }) =>
    `${date(startsAt, { timeZone, dateStyle: 'full', timeStyle: 'short' })} ${zone}`,
  whereYouAre: ({ startsAt, timeZone }, { start }) => `آپ کے ہاں ${start(startsAt, timeZone)}`,
  bothTimes: ({ there, here }) => `${there}، ${here}`,
  forYou: ({ clock }) => ` · آپ کے ہاں ${clock}`,
  forYouWithin: ({ clock }) => ` (آپ کے ہاں ${clock})`,
  countdown: ({ days, hours, minutes, seconds }) =>
    `${days > 0 ? `${days} دن ` : ''}${two(hours)}:${two(minutes)}:${two(seconds)}`,
  startsInDays: ({ days, hours }) => `${days} دن ${hours} گھنٹے بعد`,
  startsInHours: ({ hours }) => `${hours} گھنٹے بعد`,
  startsInMinutes: ({ minutes, seconds }) => `${two(minutes)}:${two(seconds)}`,
};

export const texts = {
  'components/calendar/texts': calendar,
};

const sharedCalendarServer: TextsOf<typeof sharedCalendarServerEnglish> = {
  subscriptionNotFound: 'سبسکرپشن نہیں ملی',
  calendarNotFound: 'کیلنڈر نہیں ملا',
  feedName: '<product/> کے میچ',
};

export const serverTexts = {
  'lib/calendar/server-texts': sharedCalendarServer,
};
