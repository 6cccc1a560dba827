import { defineTexts } from '@/lib/platform/language/define-texts';

/** When the game or class begins, in the reader's words. */
interface Begins {
  when: string;
}

export const texts = defineTexts('components/layout/member-texts', {
  back: 'Back',
  // Giving up a place close to the start
  leaveOf: ({ title }: { title: string }, { name }) => `Leave ${name(title)}?`,
  leaveWaitlistQuestion: 'Leave the waitlist?',
  leaveGameWarning: ({ when }: Begins) =>
    `It begins ${when}. Others count on you, and your place goes to the next in line at once.`,
  leaveClassWarning: ({ when }: Begins) =>
    `It begins ${when}. The coach counts on you, and your place goes to the next in line at once.`,
  leaveWaitlistWarning: ({ when }: Begins) => `It begins ${when}. You lose your place in line.`,
  leaveGame: 'Leave Game',
  leaveClass: 'Leave Class',
  leaveWaitlist: 'Leave Waitlist',
  stay: 'Stay',

  // When the clocks go forward.
  skipped: ({ time }: { time: string }) =>
    `The clocks there skip ${time} on that day. Choose another time.`,

  // Installing the app.
  installHint: 'Put Maidan on your home screen: your games open with one tap.',
  install: 'Install',
  notNow: 'Not now',
  installOnIos: 'Put Maidan on your home screen with two taps:',
  iosShare: '1. <picture/> Share, in the bar of Safari',
  iosAdd: '2. <picture/> Add to Home Screen',
});
