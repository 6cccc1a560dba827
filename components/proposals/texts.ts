import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/proposals/texts', {
  // The button and the bottom sheet
  propose: 'Propose a game',
  playAgain: 'Play again?',
  proposeTo: ({ person }: { person: string }, { name }) => `Propose a game to ${name(person)}`,
  what: 'They choose one of the times with one tap. It becomes a game of the two of you.',
  sport: 'Sport',
  times: 'Times that suit you both',
  noTimes: 'No time in the next two weeks suits you both.',
  venue: 'Venue',
  between: 'Fair for both of you.',
  otherVenue: 'Another venue',
  send: 'Send proposal',
  sent: 'Proposal sent',
  sendFailed: 'Failed to send the proposal',

  card: 'Proposed game',
  where: ({ sport, venue }: { sport: string; venue: string }, { name }) =>
    `${sport} at ${name(venue)}`,
  venueGone: ({ sport }: { sport: string }) => `${sport}, but the venue is gone`,
  chooseTime: 'Tap the time that suits you.',
  waiting: 'Waiting for an answer',
  decline: 'None suits me',
  withdraw: 'Withdraw',
  accepted: 'Game planned!',
  declined: 'Proposal declined',
  withdrawn: 'Proposal withdrawn',
  failed: 'That did not work. Please try again.',
});
