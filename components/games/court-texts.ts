import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/games/court-texts', {
  askForCourt: 'Ask for a court',
  hideCourts: 'Hide the courts',
  whenFirst: 'Choose a day and a time first.',
  looking: 'Looking for free courts…',
  noneFree: 'No court nearby is free about then.',
  lookFailed: 'Free courts could not be searched.',
  offers: 'Free courts',
  minutes: ({ minutes }: { minutes: number }) => `${minutes} min`,
  forWomen: 'Women',
  willAsk: ({ court }: { court: string }, { name }) =>
    `${name(court)} is asked for when you create the game. Until the venue answers, the place is to be confirmed.`,
  notThisOne: 'Without this court',

  // On the page of a game
  toBeConfirmed: 'Place to be confirmed',
  courtAsked: ({ court }: { court: string }, { name }) =>
    `${name(court)} is asked for, the venue has not answered yet.`,
  courtBooked: ({ court }: { court: string }, { name }) => `${name(court)} is booked for <time/>.`,
  noCourt: 'There is no court yet.',
  chooseAnother: 'Choose another court',
  noCourtNeeded: 'Play here without a court',
  askedNow: 'The court is asked for',
  saved: 'Saved',
  failed: 'That did not work. Try again.',
});
