import { defineTexts } from '@/lib/platform/language/define-texts';

/** The sentences of schemas, in a file without the words of amenities that cards show. */

export const texts = defineTexts('lib/venues/texts', {
  // Stored in English; another language lists its words for AMENITIES.
  amenity: ({ name }: { name: string }) => name,

  // Labels that start an error's sentence
  nameLabel: 'Name',
  cityLabel: 'City',
  countryLabel: 'Country',
  areaLabel: 'Area',
  phoneLabel: 'Phone',
  descriptionLabel: 'Description',
  pricingLabel: 'Pricing',
  captionLabel: 'Caption',
  noteLabel: 'Note',
  adminNotesLabel: 'Admin notes',

  nameMissing: 'Please enter a venue name',
  nameMax: ({ max }: { max: number }) => `Name can have at most ${max} characters`,
  addressMissing: 'Please enter a venue address or use your location',
  addressMax: ({ max }: { max: number }) => `Address can have at most ${max} characters`,
  phoneFormat: 'Phone must be a number: digits, spaces, brackets, dashes and a + at the start',
  websiteText: 'Website must be text',
  websiteMax: ({ max }: { max: number }) => `Website can have at most ${max} characters`,
  websiteFormat: 'Website must be an address like https://example.com',
  sportMissing: 'Select at least one sport',
  sportsMax: ({ max }: { max: number }) => `A venue can have at most ${max} sports`,
  amenityUnknown: 'Please choose amenities of the list',
  coordinatesTogether: 'Latitude and longitude go together',
  captionsList: 'Captions must be a list',
  keptList: 'The pictures that stay must be a list',
  imagesMax: ({ max }: { max: number }) => `At most ${max} images are kept.`,
  notOneOfList: 'notOneOf must be a list of venue ids',
  captchaMissing: 'Please complete captcha verification to upload images',

  hoursList: 'Opening hours must be a list',

  emailMissing: 'E-mail is required',
  emailMax: ({ max }: { max: number }) => `E-mail can have at most ${max} characters`,
  emailFormat: 'Please enter an e-mail address',
  kindMissing: 'Please choose what is wrong',
  changeMissing: 'Please say what should be changed',
  otherListingMissing: 'Please choose the other listing',
  closedFlag: 'closed must be true or false',
  stayingMissing: 'Please choose the venue that stays',
});
