import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/venues/texts', {
  // Opening hours
  openNow: 'Open now',
  closedNow: 'Closed now',
  everyDay: 'Every day',
  dayToDay: ({ first, last }: { first: string; last: string }) => `${first} to ${last}`,
  closedThatDay: 'Closed',
  openAllDay: 'Open 24 hours',
  openSpan: ({ opens, closes }: { opens: string; closes: string }) => `${opens}–${closes}`,
  openSpans: ({ spans }: { spans: string[] }) => spans.join(', '),

  // A venue
  distanceLabel: 'Distance',
  venueFailed: 'Failed to fetch venue',
  approximate: 'Its place on the map is approximate: the middle of its area or city.',
  setExactPlace: 'Set the exact place',
  images: 'Images',
  openPicture: ({ number, total }: { number: number; total: number }) =>
    `Open picture ${number} of ${total}`,
  pictureOf: ({ number, venue }: { number: number; venue: string }, { name }) =>
    `Picture ${number} of ${name(venue)}`,

  // Its menu
  moreAbout: ({ venue }: { venue: string }, { name }) => `More about ${name(venue)}`,
  edit: 'Edit Venue',
  markOpen: 'Mark as open',
  markClosed: 'Mark as closed',
  listedTwice: 'It is listed twice',
  suggestEdit: 'Suggest an edit',
  runThisVenue: 'I run this venue',
  deleteVenue: 'Delete Venue',
  reportVenue: 'Report venue',

  // Reviews
  reviews: 'Reviews',
  signInToReview: 'Sign in to review',
  writeReview: 'Write Review',
  editYourReview: 'Edit Your Review',
  showMoreReviews: 'Show more reviews',
  reviewInvitation: 'Played here? Say how the ground, the light and the people were.',
  reviewsToCome: 'What players say of the ground, the light and the people will be here.',
  reviewOf: ({ person }: { person: string }, { name }) => `the review of ${name(person)}`,
  ownerReply: 'Reply from the owner',
  editReview: 'Edit',
  deleteReview: 'Delete',
  reportReview: 'Report',
  stars: ({ rating, max }: { rating: number; max: number }) => `${rating} of ${max} stars`,
});
