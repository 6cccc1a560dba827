import { defineTexts } from '@/lib/platform/language/define-texts';

interface Game {
  title: string;
}

export const texts = defineTexts('components/games/unsent-texts', {
  noLine: 'No connection',
  sentLater: 'It is kept on this device and sent as soon as there is one.',
  /** What waits: the words of the button. */
  waits: ({ what }: { what: string }) => `Waits for a connection: ${what}`,
  takeBack: 'Take it back',
  iCome: 'I come',
  iMayCome: 'Maybe',
  answerSent: ({ title }: Game, { name }) => `Your answer for ${name(title)} was sent`,
  answerRefused: ({ title }: Game, { name }) => `Your answer for ${name(title)} was not accepted`,
  attendanceSent: ({ title }: Game, { name }) => `The attendance for ${name(title)} was sent`,
  attendanceRefused: ({ title }: Game, { name }) =>
    `The attendance for ${name(title)} was not accepted`,
  tryAgain: 'Please try again.',
});
