import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/bookings/texts', {
  // Labels, which start a sentence: 'Message must be text'
  messageLabel: 'Message',
  noteLabel: 'Note',
  reasonLabel: 'Reason',
  chooseDate: 'Please choose a date',
  dateWrong: 'Please choose a date such as 2026-12-31',
  chooseTime: 'Please choose a time',
  timeWrong: 'Please choose a time such as 18:30',
  durationWrong: ({ choices }: { choices: readonly number[] }) =>
    `Duration must be ${choices.slice(0, -1).join(', ')} or ${choices.at(-1)} minutes`,
  weeksRange: ({ max }: { max: number }) => `Weeks must be a whole number from 1 to ${max}`,
  daysWrong: ({ max }: { max: number }) => `days must be a whole number from 1 to ${max}`,
  sessionTypeWrong: 'Session type must be individual, group or assessment',
  sideWrong: 'side must be client or coach',
  choosePackage: 'Please choose a package',
});
