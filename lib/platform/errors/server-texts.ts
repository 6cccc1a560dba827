import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/platform/errors/server-texts', {
  onlyMethods: ({ allow }: { allow: string[] }, { list }) =>
    `Only ${list(allow)} ${allow.length === 1 ? 'works' : 'work'} here.`,
  // Sent to players when a zone's rules change.
  clocksChanged: ({ startsAt, timeZone }: { startsAt: string; timeZone: string }, { start }) =>
    `The rules for the clocks there have changed. It still starts on ${start(startsAt, timeZone)}.`,
});
