import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/games/page-texts', {
  gameNotFound: 'Game not found',
  backToGroups: 'Back to Groups',
  backToMyGames: 'Back to My games',
  backToGroup: ({ group }: { group: string }, { name }) => `Back to ${name(group)}`,
  gameTitle: ({ title, sport, when }: { title: string; sport: string; when: string }, { name }) =>
    `${name(title)}: ${name(sport)}, ${when}`,
  // The parts of a description, each with its full stop
  cancelled: 'Cancelled',
  sentence: ({ words }: { words: string }) => `${words}.`,
  place: ({ location }: { location: string }, { name }) => `${name(location)}.`,

  cardLine: ({ when, location }: { when: string; location: string }) => `${when}, ${location}`,
  cardKind: ({ sport, group }: { sport: string; group: string }) => `${sport} · ${group}`,

  gamesNear: 'Games near you',
  gamesNearWhat:
    'Open games around you, by day and sport: when, where, and how many places are left.',
  myGames: 'My games',

  // The page behind the buttons of an email that requests an answer
  answerTitle: 'Are you coming?',
  answerQuestion: '<name/>, are you coming to <game/>?',
  answerGone:
    'This link does not work any more: the game has begun or changed, or you cannot play in it.',
  iAmComing: 'I am coming',
  joinWaitlist: 'Join Waitlist',
  maybe: 'Maybe',
  iCannotCome: 'I cannot come',
  saidComing: 'You are in.',
  saidWaiting: 'You are on the waitlist. We tell you as soon as a place comes free.',
  saidMaybe: 'You said maybe. No place is kept for you.',
  saidCannot: 'You said that you cannot come.',
  offered: 'A seat is held for you. Unanswered, it goes to the next in line.',
  takeIt: 'Take it',
  gameIsFull: 'This game is full. You can join the waitlist.',
});
