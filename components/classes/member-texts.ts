import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/classes/member-texts', {
  // Own classes.
  classes: 'Classes',
  fetchFailed: 'Failed to fetch classes',
  withCoach: 'With <coach/>',
  coming: 'Coming',
  waiting: 'Waiting',

  // Adding dates.
  addDates: 'Add dates',
  coachTimes: ({ zone }: { zone: string }) => `On the clock of your desk (${zone}).`,
  dateAdded: 'Date added',
  datesAdded: 'Dates added',
  addFailed: 'Failed to add the dates',
  date: 'Date',
  time: 'Time',
  repeat: 'Repeat',
  once: 'Once',
  weekly: ({ times }: { times: number }) => `Every week, ${times} times`,
  where: 'Where',
  notFixed: 'Not fixed yet',

  // Cancelling.
  cancelClass: 'Cancel class',
  keepClass: 'Keep class',
  everybodyNotified: 'Everybody who joined or is on the waitlist will be notified.',
  reasonOptional: 'Reason (optional)',
  tooLong: ({ max }: { max: number }) => `At most ${max} characters`,
});
