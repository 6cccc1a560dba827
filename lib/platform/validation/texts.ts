import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/platform/validation/texts', {
  tooLong: ({ label, max }: { label: string; max: number }) =>
    `${label} can have at most ${max} characters`,
  mustBeText: ({ label }: { label: string }) => `${label} must be text`,
  required: ({ label }: { label: string }) => `${label} is required`,
  searchTooLong: 'Search text is too long',
  // Numbers and places; lower-case names are those of the API.
  idWhole: 'An id must be a whole number above 0',
  latitude: 'Latitude',
  longitude: 'Longitude',
  radius: 'radius',
  mustBeNumber: ({ label }: { label: string }) => `${label} must be a number`,
  latitudeRange: 'Latitude must be between -90 and 90',
  longitudeRange: 'Longitude must be between -180 and 180',
  wholeCentre: 'latitude and longitude go together',
  radiusRange: ({ min, max }: { min: number; max: number }) =>
    `radius must be between ${min} and ${max} kilometres`,
  bounds: 'bounds must be south,west,north,east in degrees',
  // Lists
  limitWhole: ({ max }: { max: number }) => `limit must be a whole number from 1 to ${max}`,
  limitMost: ({ max }: { max: number }) => `limit can be at most ${max}`,
  cursorUnknown: 'cursor is not one of ours',
  chooseStars: ({ max }: { max: number }) => `Please choose 1 to ${max} stars`,
  comment: 'Comment',
  reply: 'Reply',
  // Schemas without a sentence of their own
  giveText: 'Please give text',
  giveNumber: 'Please give a number',
  giveWholeNumber: 'Please give a whole number',
  giveBoolean: 'Please answer with true or false',
  giveList: 'Please give a list',
  giveObject: 'Please send the fields as a JSON object',
  giveOneValue: 'Please give one value, not several',
  checkValue: 'Please check this value',
  atMost: ({ limit }: { limit: string }) => `At most ${limit}`,
  atMostCharacters: ({ limit }: { limit: string }) => `At most ${limit} characters`,
  atMostEntries: ({ limit }: { limit: string }) => `At most ${limit} entries`,
  atMostBytes: ({ limit }: { limit: string }) => `At most ${limit} bytes`,
  atLeast: ({ limit }: { limit: string }) => `At least ${limit}`,
  atLeastCharacters: ({ limit }: { limit: string }) => `At least ${limit} characters`,
  atLeastEntries: ({ limit }: { limit: string }) => `At least ${limit} entries`,
  atLeastBytes: ({ limit }: { limit: string }) => `At least ${limit} bytes`,
  chooseOne: ({ choices }: { choices: string[] }) => `Please choose one of ${choices.join(', ')}`,
  validEmail: 'Please enter a valid e-mail address',
  notAsExpected: 'This is not written as expected',
  giveMultiple: ({ divisor }: { divisor: string }) => `Please give a multiple of ${divisor}`,
});
