import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/coaching/texts', {
  // Tabs of a coach
  aboutCoach: 'About this coach',
  about: 'About',
  packages: 'Packages',
  reviews: 'Reviews',
  availability: 'Availability',

  // What one can do with a coach
  signInToBook: 'Sign in to book',
  yourDesk: 'Your coaching desk',
  bookSession: 'Book Session',
  message: 'Message',
  report: 'Report',
  block: 'Block',
  takesNoBookings: 'This coach takes no bookings at the moment.',

  // Packages of a coach
  noPackages: 'No packages',
  noPackagesHint: 'This coach offers single sessions only.',
  sessions: ({ count }: { count: number }) => `${count} sessions`,
  eachSession: ({ price, currency }: { price: number; currency: string }, { money }) =>
    `${money(price, currency)} a session of an hour`,
  eachSessionCheaper: (
    { price, usual, currency }: { price: number; usual: number; currency: string },
    { money },
  ) => `${money(price, currency)} a session of an hour, in place of ${money(usual, currency)}`,
  validFor: ({ days }: { days: number }) => `valid for ${days} days`,
  requestPackage: 'Request package',
  requestSessions: ({ count }: { count: number }) => `Request ${count} sessions`,
  requested: 'Requested',
  signInToAsk: 'Sign in to ask',
  packageRequested: 'Package requested',
  coachWillAnswer: ({ coach }: { coach: string }, { name }) => `${name(coach)} will answer.`,
  packageFailed: 'Failed to ask for the package',

  // Reviews of a coach
  noReviewsHint: 'Clients review a coach after a completed session.',
  moreReviews: 'Show more reviews',
  stars: '<rating/><unseen> of 5 stars</unseen>',
  replyFromCoach: 'Reply from the coach',
  reportReviewOf: ({ author }: { author: string }, { name }) =>
    `Report the review of ${name(author)}`,
  // In the dialog that reports it
  reviewOf: ({ author }: { author: string }, { name }) => `the review of ${name(author)}`,
});
