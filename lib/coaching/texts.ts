import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/coaching/texts', {
  // Labels, which start a sentence: 'Name is required'
  nameLabel: 'Name',
  sportLabel: 'Sport',
  experienceLabel: 'Experience',
  bioLabel: 'Bio',
  locationLabel: 'Location',
  phoneLabel: 'Phone',
  emailLabel: 'E-mail',
  certificationsLabel: 'Certifications',
  certificationLabel: 'A certification',
  certificateNameLabel: 'The name',
  certificateReasonLabel: 'Reason',
  specialtiesLabel: 'Specialties',
  specialtyLabel: 'A specialty',
  availabilityLabel: 'Availability',
  noteLabel: 'Note',
  descriptionLabel: 'Description',
  scheduleLabel: 'Schedule',
  areaLabel: 'Area',
  mustBeJsonList: ({ label }: { label: string }) => `${label} must be a JSON list`,
  mustBeList: ({ label }: { label: string }) => `${label} must be a list`,
  listTooLong: ({ label }: { label: string }) => `${label} are too long`,
  tooManyEntries: ({ label, max }: { label: string; max: number }) =>
    `${label} can have at most ${max} entries`,
  rateRequired: 'Hourly rate is required',
  rateRange: ({ min, max }: { min: number; max: number }) =>
    `Hourly rate must be a whole number from ${min} to ${max}`,
  chooseCurrency: 'Please choose a currency of the list',
  cancelHoursRange: ({ min, max }: { min: number; max: number }) =>
    `Hours must be a whole number from ${min} to ${max}`,
  phoneWrong: 'Phone must be a number: digits, spaces, brackets, dashes and a + at the start',
  emailWrong: 'Please enter a valid e-mail address',
  availabilityWrong: 'Availability names the days Monday to Sunday',
  imageWrong: 'Please select an image file',
  imageTooLarge: 'Image must be under 10MB',
  captchaMissing: 'Please complete captcha verification to upload your photo',
  hoursWrong: 'Hours must end after they begin, within one day',
  weekdayWrong: 'Weekday is 1 to 7',
  tooManyHours: 'These are too many hours',
  hoursOverlap: 'Hours of one day cannot overlap',
  firstDayRequired: 'The first day is required',
  firstDayWrong: 'The first day must be a day such as 2026-12-31',
  lastDayRequired: 'The last day is required',
  lastDayWrong: 'The last day must be a day such as 2026-12-31',
  daysTurned: 'The last day cannot be before the first',
  classDuration: ({ min, max }: { min: number; max: number }) =>
    `Duration must be ${min} to ${max} minutes`,
  groupSizeRange: ({ min, max }: { min: number; max: number }) =>
    `Group size must be ${min} to ${max}`,
  minimumRange: ({ min, max }: { min: number; max: number }) =>
    `The minimum must be a whole number from ${min} to ${max}`,
  minimumAboveSize: 'The minimum cannot be above the group size',
  tooManyVenues: ({ max }: { max: number }) => `At most ${max} venues`,
  packageSessions: ({ min, max }: { min: number; max: number }) =>
    `A package has ${min} to ${max} sessions`,
  packageDays: ({ min, max }: { min: number; max: number }) =>
    `A package is valid for ${min} to ${max} days`,
  tooManyPackages: ({ max }: { max: number }) => `At most ${max} packages`,
  packagesAlike: 'Two packages cannot have the same number of sessions',
  audienceWrong: 'Please choose women or children',
  maxRateWrong: 'Please give the most for an hour as a whole number',
  priceBandWrong: 'Please choose budget, mid or premium',
});
