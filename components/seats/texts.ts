import { defineTexts } from '@/lib/platform/language/define-texts';

/** The start of the game or class, in words. */
interface Begins {
  when: string;
}

export const texts = defineTexts('components/seats/texts', {
  leftGame: 'You left the game',
  leftClass: 'You left the class',
  leftWaitlist: 'You left the waitlist',
  placeToNext: 'Your place went to the next in line.',
  leaveGameFailed: 'Failed to leave the game',
  leaveClassFailed: 'Failed to leave the class',
  undo: 'Undo',
  undoToEnd: 'Undo puts you at the end of the line.',
  joinGameAgain: 'Join the game again',
  joinClassAgain: 'Join the class again',
  inGameAgain: 'You are in the game again',
  inClassAgain: 'You are in the class again',
  onWaitlist: ({ place }: { place: number }) => `You are on the waitlist, place ${place}`,
  joinGameFailed: 'Failed to join the game',
  joinClassFailed: 'Failed to join the class',
  placeGone: 'Your place is gone',
  placeTaken: 'Somebody else has taken it meanwhile. You can join the waitlist.',

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
});
