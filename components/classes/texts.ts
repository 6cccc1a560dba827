import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/classes/texts', {
  needs: ({ people, going }: { people: number; going: number }) =>
    `Takes place from ${people} people: ${going} of ${people} so far. Decided <time/>.`,
  keepOn: 'Keep it on anyway',
  keptOn: 'It takes place anyway',
  keepFailed: 'Failed to save. Please try again.',
  cameOf: ({ person }: { person: string }, { name }) => `${name(person)} came`,
  came: 'Came',
  allCame: 'All came',
  allNoted: 'Noted: all came',
  undo: 'Undo',
  undone: 'Undone',
  noDateYet: 'No date is set yet.',
  showAll: ({ count }: { count: number }) => `Show all ${count} dates`,

  placesLeft: ({ left, places }: { left: number; places: number }) =>
    `${left} of ${places} places left`,
  full: 'Full',
  fullAndWaiting: ({ waiting }: { waiting: number }) => `Full · ${waiting} waiting`,
  reason: '<label>Reason:</label> <reason/>',
  cancelled: 'Cancelled',
  youAreIn: 'You are in',
  waitlistPlace: ({ place }: { place: number }) => `Waitlist, place ${place}`,

  signInToJoin: 'Sign in to join',
  join: 'Join',
  joinOf: ({ lesson }: { lesson: string }, { name }) => `Join ${name(lesson)}`,
  joinWaitlist: 'Join waitlist',
  joinWaitlistOf: ({ lesson }: { lesson: string }, { name }) =>
    `Join the waitlist of ${name(lesson)}`,
  onWaitlist: 'You are on the waitlist',
  joinFailed: 'Failed to join the class',
  cannotCome: 'I cannot come',
  leaveWaitlist: 'Leave waitlist',
  leaveOf: ({ lesson }: { lesson: string }, { name }) => `Leave ${name(lesson)}`,
  addToCalendar: 'Add to calendar',

  classCancelled: 'Class cancelled',
  cancelFailed: 'Failed to cancel the class',

  classes: 'Classes',
  fetchFailed: 'Failed to fetch classes',
  withCoach: 'With <coach/>',
  coming: 'Coming',
  waiting: 'Waiting',

  addDates: 'Add dates',
  coachTimes: ({ zone }: { zone: string }) => `On the clock of your desk (${zone}).`,
  dateAdded: 'Date added',
  datesAdded: 'Dates added',
  addFailed: 'Failed to add the dates',
  where: 'Where',
  notFixed: 'Not fixed yet',

  cancelClass: 'Cancel class',
  keepClass: 'Keep class',
  everybodyNotified: 'Everybody who joined or is on the waitlist will be notified.',
  reasonOptional: 'Reason (optional)',
});
