import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/platform/errors/server-texts', {
  onlyMethods: ({ allow }: { allow: string[] }, { list }) =>
    `Only ${list(allow)} ${allow.length === 1 ? 'works' : 'work'} here.`,
  // When the clocks go forward.
  skippedTime: ({ time }: { time: string }) =>
    `The clocks there skip ${time} on that day. Choose another time.`,
});
