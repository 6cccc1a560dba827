import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/platform/errors/server-texts', {
  onlyMethods: ({ allow }: { allow: string[] }, { list }) =>
    `Only ${list(allow)} ${allow.length === 1 ? 'works' : 'work'} here.`,
  // To those who come, when the rules of a zone are changed.
  clocksChanged: ({ startsAt, timeZone }: { startsAt: string; timeZone: string }, { start }) =>
    `The rules for the clocks there have changed. It still starts on ${start(startsAt, timeZone)}.`,
  // When the clocks go forward.
  skippedTime: ({ time }: { time: string }) =>
    `The clocks there skip ${time} on that day. Choose another time.`,
});
