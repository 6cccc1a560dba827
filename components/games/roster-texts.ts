import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/games/roster-texts', {
  // Answers.
  maybe: 'Maybe',
  maybeOf: ({ title }: { title: string }, { name }) => `Maybe: ${name(title)}`,
  notGoing: 'Not going',
  notGoingOf: ({ title }: { title: string }, { name }) => `Not going: ${name(title)}`,
  saidMaybe: 'You said maybe. No place is kept for you.',
  saidNotGoing: 'You said that you are not going',
  answerFailed: 'Failed to save your answer',
  maybeCount: ({ count }: { count: number }) => `${count} maybe`,
  maybeList: ({ count }: { count: number }) => `Maybe (${count})`,
  outList: ({ count }: { count: number }) => `Not going (${count})`,
  noneList: ({ count }: { count: number }) => `No answer yet (${count})`,

  // Asking for answers.
  askForAnswers: 'Ask for answers',
  asked: 'The members are asked',
  askedHow: 'By bell, push and letter; at night not before the morning.',
  askFailed: 'Failed to ask',
  askedLately: 'Asked within the last 24 hours.',

  // Changing the list by hand.
  add: 'Add',
  addOf: ({ name: person }: { name: string }, { name }) => `Add ${name(person)} to the game`,
  added: ({ name: person }: { name: string }, { name }) => `${name(person)} is in the game`,
  theyAreTold: 'The person is told.',
  whatToDoWith: ({ name: person }: { name: string }, { name }) => `What to do with ${name(person)}`,
  moveUp: 'Move up',
  moveDown: 'Move down',
  moved: ({ name: person }: { name: string }, { name }) => `${name(person)} has moved in the line`,
  changeGuests: 'Change guests',
  guestsOf: ({ name: person }: { name: string }, { name }) => `Guests of ${name(person)}`,
  guests: 'Guests',
  save: 'Save',
  guestsSaved: ({ name: person }: { name: string }, { name }) => `Guests of ${name(person)} saved`,
  remove: 'Remove from the game',
  removeQuestion: ({ name: person }: { name: string }, { name }) =>
    `Remove ${name(person)} from the game?`,
  removeHint: 'The place goes to the next in line.',
  reason: 'Reason (optional)',
  reasonHint: 'The person reads it.',
  removed: ({ name: person }: { name: string }, { name }) =>
    `${name(person)} is not in the game any more`,
  didNotWork: 'That did not work',
  // Guests without an account.
  guestName: 'Guest without an account',
  guestHint: 'Their name. They take a place, and can take it over later by a link.',
  addGuest: 'Add guest',
  guestAdded: 'Guest added',
  guestOfOrganiser: 'Guest of the organiser',
  guestLink: 'Link',
  linkFor: ({ name: person }: { name: string }, { name }) =>
    `Link with which ${name(person)} takes over the place`,
  removeGuest: ({ name: person }: { name: string }, { name }) => `Remove ${name(person)}`,
  removeShort: 'Remove',

  // Attendance.
  allCame: 'All came',
  allCameDone: 'Everybody is marked as came',
  exceptions: 'Now mark those who did not come.',
});
