import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/classes/texts', {
  // The dates of a class.
  noDateYet: 'No date is set yet.',
  showAll: ({ count }: { count: number }) => `Show all ${count} dates`,

  // One date.
  placesLeft: ({ left, places }: { left: number; places: number }) =>
    `${left} of ${places} places left`,
  full: 'Full',
  fullAndWaiting: ({ waiting }: { waiting: number }) => `Full · ${waiting} waiting`,
  reason: '<label>Reason:</label> <reason/>',
  cancelled: 'Cancelled',
  youAreIn: 'You are in',
  waitlistPlace: ({ place }: { place: number }) => `Waitlist, place ${place}`,

  // Joining and leaving.
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

  // Cancelling, by the coach.
  classCancelled: 'Class cancelled',
  cancelFailed: 'Failed to cancel the class',
});
