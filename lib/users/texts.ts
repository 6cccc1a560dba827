import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/users/texts', {
  male: 'Male',
  female: 'Female',
  other: 'Other',
  'prefer-not-to-say': 'Prefer not to say',

  // The placeholder for a name
  nameless: 'User',

  nameLabel: 'Name',
  locationLabel: 'Location',
  bioLabel: 'Bio',
  genderChoice: 'Please choose one of the genders offered',
  usernameText: 'Username must be text',
  usernameForm: 'Username needs 3 to 30 letters, digits, dots or underscores',
  usernameReserved: 'That username is reserved',
  wholePoint: 'Latitude and longitude go together',
  availabilityRange: 'Availability must be a whole number from 0 to 2097151',
  locationNotFound: 'Location not found',
  didYouMean: ({ places }: { places: string[] }) =>
    `Location not found. Did you mean ${places.join(' or ')}?`,

  yearsNumber: 'Years playing must be a number',
  yearsWhole: 'Years playing must be a whole number',
  yearsNegative: 'Years playing cannot be negative',
  yearsMax: ({ max }: { max: number }) => `Years playing can be at most ${max}`,
  achievementsLabel: 'Achievements',

  passwordText: 'Password must be text',
  passwordWrong: 'That is not your password',
  termsVersionDay: 'The version of the terms is a day such as 2026-12-01',
  dateStyleChoice: 'Please choose one of the ways to write dates',
  messagePrivacyChoice: 'Please choose who may message you: anyone, members or connections',
  unknownTopic: 'There is no such topic',
  topicOnce: 'Name each topic once',

  // Fields of the API, by their names there
  yesOrNo: ({ field }: { field: string }) => `${field} must be true or false`,
  deckChoice: 'deck must be 0 or 1',
});
