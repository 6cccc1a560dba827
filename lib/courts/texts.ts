import type { CourtTimeStatus } from '@/lib/courts/constants';
import { defineTexts } from '@/lib/platform/language/define-texts';

const STATES: Record<CourtTimeStatus, string> = {
  asked: 'Waiting for the venue',
  confirmed: 'Confirmed',
  declined: 'Declined',
  lapsed: 'Not answered in time',
  cancelled: 'Cancelled',
  came: 'Played',
  no_show: 'Missed',
  blocked: 'Blocked',
};

export const texts = defineTexts('lib/courts/texts', {
  state: ({ status }: { status: CourtTimeStatus }) => STATES[status],
  courtName: 'Name of the court',
  surface: 'Surface',
  nameLabel: 'Name',
  payToLabel: 'How to pay',
  phoneFormat: 'Please enter a phone number like 0300 1234567',
  chooseDate: 'Please choose a date',
  chooseTime: 'Please choose a time',
  sportMissing: 'Choose at least one sport',
  daysMissing: 'Choose at least one day',
  spansMax: ({ max }: { max: number }) => `At most ${max} parts of the week`,
  slotWrong: ({ choices }: { choices: readonly number[] }) =>
    `Slots can have ${choices.join(', ')} minutes`,
  lengthWrong: ({ step, max }: { step: number; max: number }) =>
    `Choose a length in steps of ${step} minutes, ${max} at most`,
  weeksWrong: ({ max }: { max: number }) => `A weekly time can repeat for 1 to ${max} weeks`,
  cancelHoursWrong: ({ max }: { max: number }) => `Choose 0 to ${max} hours`,
  datesMax: ({ max }: { max: number }) => `At most ${max} closed days`,
});
