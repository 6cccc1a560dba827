import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/venues/form-texts', {
  // Every form
  cancel: 'Cancel',
  optional: '(optional)',
  oneMoment: 'One moment…',
  tryAgain: 'Please try again',

  // A card of Discover
  sports: 'Sports',
  amenities: 'Amenities',

  // The fields of a venue; the first five are the facts of a suggestion
  name: 'Name',
  address: 'Address',
  phone: 'Phone',
  website: 'Website',
  pricing: 'Pricing',
  description: 'Description',
  country: 'Country',
  city: 'City',
  area: 'Area',
  noArea: 'No area',
  changeOnMap: 'Change on map',
  selectOnMap: 'Select on map',
  selectLocation: 'Select Venue Location',
  useMyLocation: 'Use my location',
  findingYou: 'Finding you',
  locationUpdated: 'Location updated',
  onMapAt: ({ latitude, longitude }: { latitude: number; longitude: number }) =>
    `On the map at ${latitude.toFixed(5)}, ${longitude.toFixed(5)}`,
  notOnMap: 'Without a place on the map the venue stands in the middle of its area or city.',
  nameRequired: 'Name required',
  addressRequired: 'Address required',

  // Its pictures
  images: 'Images',
  imagesHint: ({ max }: { max: number }) => `At most ${max} pictures of up to 10 MB each.`,
  addImages: 'Add images',
  filesSkipped: 'Some files were skipped. Only images under 10MB are allowed.',
  /** Which, and why. */
  skippedFiles: ({ files }: { files: { file: string; reason: string }[] }, { name }) =>
    files.map(({ file, reason }) => `${name(file)}: ${reason}`).join(' '),
  captionOf: ({ number }: { number: number }) => `Caption of picture ${number}`,
  captionExample: 'Caption (optional)',
  removePicture: ({ number }: { number: number }) => `Remove picture ${number}`,

  // The pictures, enlarged
  lightbox: 'Lightbox',
  photoGallery: 'Photo gallery',
  carousel: 'Carousel',
  slide: 'Slide',
  slideOf: '{index} of {total}',
  caption: 'Caption',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',

  // Its opening hours
  openingHours: 'Opening hours',
  addOpeningHours: 'Add opening hours',
  openingHoursHint:
    'What closes before it opens is open past midnight. From 00:00 to 00:00 is all day.',
  leaveOpeningHoursOut: 'Leave opening hours out',
  closed: 'Closed',
  dayOpens: ({ day }: { day: string }) => `${day} opens`,
  dayCloses: ({ day }: { day: string }) => `${day} closes`,
  removeSpan: ({ opens, closes, day }: { opens: string; closes: string; day: string }) =>
    `Remove ${opens} to ${closes} on ${day}`,
  addHours: 'Add hours',
  addHoursOn: ({ day }: { day: string }) => `Add hours on ${day}`,
  sameOnAllDays: 'Same on all days',
  sameAsDay: ({ day }: { day: string }) => `Same as ${day} on all days`,

  // Adding a venue
  addVenue: 'Add Venue',
  addVenueHint: 'A place to play that others should know.',
  adding: 'Adding…',
  added: 'Venue added successfully!',
  addErrorTitle: 'Error adding venue',
  addFailed: 'Failed to create venue',
  isItOneOfThese: 'Is it one of these?',
  similarHint: 'They are listed already, of a like name or at the same place.',
  backToForm: 'Back to the form',
  noAddIt: 'No, add it',

  // Editing, closing and deleting a venue
  editVenue: 'Edit Venue',
  saveChanges: 'Save changes',
  saving: 'Saving…',
  updated: 'Venue updated',
  updateErrorTitle: 'Error updating venue',
  updateFailed: 'Failed to update venue',
  markedClosed: 'Marked as closed',
  markedOpen: 'Marked as open',
  closeTitle: ({ venue }: { venue: string }, { name }) => `Mark ${name(venue)} as closed`,
  reopenTitle: ({ venue }: { venue: string }, { name }) => `Mark ${name(venue)} as open`,
  closeHint: 'It stays on its page, marked as closed, for people who look for it.',
  reopenHint: 'People will see it as a place to play again.',
  markClosed: 'Mark as closed',
  markOpen: 'Mark as open',
  deleteTitle: ({ venue }: { venue: string }, { name }) => `Delete ${name(venue)}`,
  deleteHint: 'Its pictures and reviews go with it. This cannot be undone.',
  deleteVenue: 'Delete Venue',
  deleted: 'Venue deleted successfully',
  deleteFailed: 'Failed to delete venue',

  // Reviews
  deleteReviewTitle: 'Delete your review',
  deleteReviewHint: 'The venue’s rating changes with it. You can write another one later.',
  deleteReview: 'Delete review',
  reviewDeleted: 'Review deleted',
  deleteReviewFailed: 'Failed to delete the review',

  // Suggesting a change
  suggestTitle: ({ venue }: { venue: string }, { name }) => `Suggest an edit to ${name(venue)}`,
  listedTwiceTitle: ({ venue }: { venue: string }, { name }) => `${name(venue)} is listed twice`,
  whatShouldChange: 'What should change?',
  somethingWrong: 'Something about it is wrong',
  hasClosed: 'It has closed for good',
  isListedTwice: 'It is listed twice',
  anythingElse: 'Anything else?',
  whatDoYouKnow: 'What do you know of it?',
  putRight: 'Put right what is wrong; leave the rest.',
  sendSuggestion: 'Send suggestion',
  thankYou: 'Thank you',
  willBeReviewed: 'Your suggestion will be reviewed.',
  suggestFailed: 'Failed to send the suggestion',
  whichOne: 'Which one is it?',
  lookingForListings: 'Looking for listings like it…',
  listingsFailed: 'Failed to fetch venues',
  noSimilar:
    'No other listing of a like name is near. If there is one, say so as something that is wrong, with its name.',
  addressInCity: '<address/>, <city/>',

  // Deciding suggestions
  suggestions: 'Suggestions for this venue',
  showMoreSuggestions: 'Show more suggestions',
  suggestedEdit: 'Suggested edit',
  suggestedClosing: 'Closed for good',
  suggestedDuplicate: 'Listed twice',
  suggestionOrigin: ({ kind, person }: { kind: boolean; person: boolean }) =>
    [kind ? '<kind/>' : '', person ? 'by <person/>' : '', '<date/>'].filter(Boolean).join(', '),
  samePlaceAs: 'The same place as <venue/>, <address/>',
  nothing: 'nothing',
  apply: 'Apply',
  merge: 'Merge',
  markDone: 'Mark as done',
  dismiss: 'Dismiss',
  answerFor: ({ answer, venue }: { answer: string; venue: string }, { name }) =>
    `${answer}: suggestion for ${name(venue)}`,
  mergeTitle: ({ venue }: { venue: string }, { name }) => `Merge: ${name(venue)}`,
  mergeHint:
    'Its reviews, pictures and games move to the other listing, and its address redirects there permanently. This cannot be undone.',
  suggestionApplied: 'Suggestion applied',
  suggestionDismissed: 'Suggestion dismissed',

  // An operator's application
  listYours: 'List your venue',
  listYoursHint:
    'For whoever runs the place. Once an admin has looked at it, it is marked Verified and yours to keep up.',
  contactEmail: 'Contact e-mail',
  sendApplication: 'Send application',
  sending: 'Sending…',
  applicationSent: 'Application sent',
  adminWillDecide: 'An admin will decide and let you know.',
  applicationNotSent: 'Application not sent',
  applicationFailed: 'Failed to send the application',
  yourApplications: 'Your applications',
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
});
