import { defineTexts } from '@/lib/platform/language/define-texts';
import type { SkillLevel } from '@/lib/sports/constants';

/** Null where there is no limit. */
export interface LevelRange {
  skillMin: SkillLevel | null;
  skillMax: SkillLevel | null;
}

export interface WrongLevel extends LevelRange {
  sport: string;
  /** The person's own; null if unknown. */
  level: SkillLevel | null;
}

function levels({ skillMin, skillMax }: LevelRange): string {
  if (skillMin && skillMax) return skillMin === skillMax ? skillMin : `${skillMin} to ${skillMax}`;
  if (skillMin) return `${skillMin} and above`;
  return skillMax ? `up to ${skillMax}` : 'all levels';
}

/** The sentences of schemas, in a file of their own: a guest's page does not need them. */

export const texts = defineTexts('lib/games/texts', {
  levels,

  profileFirst: 'Please complete your profile first.',
  bannedFromGroup: 'You cannot play in games of this group.',
  wrongLevel: ({ sport, level, ...range }: WrongLevel, { name }) =>
    `This game is for ${levels(range)} in ${name(sport)}. ${
      level ? `Your level is ${level}.` : 'Your profile does not say your level.'
    }`,

  unknownPart: 'There is no such part of the day',
  dateRequired: 'Date is required',
  noSuchDate: 'There is no such date',
  timeRequired: 'Time is required',
  noSuchTime: 'Time must be between 00:00 and 23:59',
  unknownTimeZone: 'Unknown time zone',

  // Labels: the sentences that they start are in lib/platform/validation and below
  title: 'Title',
  description: 'Description',
  location: 'Location',
  area: 'Area',
  reason: 'Reason',
  duration: 'Duration',
  players: 'Players',
  minimum: 'Minimum',
  guests: 'Guests',
  count: 'Count',
  guestName: 'Name',
  hours: 'Hours',

  mustBeNumber: ({ label }: { label: string }) => `${label} must be a number`,
  mustBeWhole: ({ label }: { label: string }) => `${label} must be a whole number`,
  durationRange: ({ min }: { min: number }) => `A game lasts ${min} minutes to 24 hours`,
  playersRange: ({ min, max }: { min: number; max: number }) =>
    `A game can have ${min} to ${max} players`,
  minimumRange: 'The minimum is between 1 and the maximum',
  hoursRange: ({ max }: { max: number }) => `It is 1 to ${max} hours before the start`,
  minimumAboveMaximum: 'The minimum cannot be above the maximum',
  guestsRange: ({ max }: { max: number }) => `A player can bring 0 to ${max} guests`,
  ownGuestsRange: ({ max }: { max: number }) => `You can bring 0 to ${max} guests`,
  seriesRange: ({ max }: { max: number }) => `A series has 1 to ${max} games`,

  highestBelowLowest: 'The highest level cannot be below the lowest',
  unknownFrequency: 'A game repeats weekly, fortnightly or monthly',
  seriesEndsEarly: 'The series cannot end before it begins',
  locationRequired: 'Location is required',
  unknownScope: 'Change this game or this and following',
  reasonRequired: 'Please give a reason: the players will read it',
  noMarks: 'Mark at least one player',
  unknownAnswer: 'The answer is going, maybe or out',

  // Of the API
  unknownWhen: 'when must be upcoming or past',
  unknownStatus: 'status must be going or waitlisted',
  dateFormat: 'date must look like 2026-11-28',
  unknownDays: 'on must be tonight, tomorrow or weekend',
  unknownFilter: 'only must be level, women, room, free or new',
});
