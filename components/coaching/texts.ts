import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/coaching/texts', {
  aboutCoach: 'About this coach',
  about: 'About',
  packages: 'Packages',
  reviews: 'Reviews',
  availability: 'Availability',

  signInToBook: 'Sign in to book',
  yourCoachSettings: 'Your coaching desk',
  bookSession: 'Book Session',
  message: 'Message',
  moreAbout: ({ coach }: { coach: string }, { name }) => `More about ${name(coach)}`,
  report: 'Report',
  block: 'Block',
  takesNoBookings: 'This coach takes no bookings at the moment.',

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

  noReviewsHint: 'Clients review a coach after a completed session.',
  moreReviews: 'Show more reviews',
  stars: '<rating/><unseen> of 5 stars</unseen>',
  replyFromCoach: 'Reply from the coach',
  moreAboutReview: ({ author }: { author: string }, { name }) =>
    `More about the review of ${name(author)}`,
  // In the dialog for reports
  reviewOf: ({ author }: { author: string }, { name }) => `the review of ${name(author)}`,

  noReviews: 'No reviews yet',
  // For screen readers, before the figure
  rating: 'Rating',
  reviewCount: ({ count }: { count: number }, { plural }) =>
    plural(count, { one: '1 review', other: `${count} reviews` }),
  // The price of an hour: in markup, and as plain text
  perHour: '<price/> <unit>an hour</unit>',
  hourlyRate: ({ rate, currency }: { rate: number; currency: string }, { money }) =>
    `${money(rate, currency)} an hour`,

  coaching: 'Coaching',
  intro: 'Coaches whose qualifications were reviewed, with free times you can ask for.',
  myBookings: 'My bookings',
  apply: 'Apply to be a Coach',
  coaches: 'Coaches',
  classes: 'Classes',
  trainingVenues: 'Training Venues',

  searchCoaches: 'Search coaches',
  searchHint: 'Name, sport or specialty',
  sport: 'Sport',
  location: 'Location',
  allLocations: 'All Locations',
  price: 'Price',
  allPrices: 'All Prices',
  budget: 'Budget',
  mid: 'Mid',
  premium: 'Premium',
  mostPerHour: ({ currency }: { currency: string }) => `Most per hour (${currency})`,
  bandAndRange: ({ band, range }: { band: string; range: string }) => `${band} (${range})`,
  priceRange: (
    { currency, over, upTo }: { currency: string; over: number; upTo: number | null },
    { money },
  ) =>
    [
      over > 0 ? `over ${money(over, currency)}` : null,
      upTo === null ? null : `up to ${money(upTo, currency)}`,
    ]
      .filter(Boolean)
      .join(' '),
  trains: 'Trains',
  audience: 'For',
  everybody: 'Everybody',
  women: 'Women',
  children: 'Children',
  coachesWomen: 'I coach women',
  coachesChildren: 'I coach children',
  clearFilters: 'Clear Filters',
  tryRemoving: 'Try removing a filter.',

  coachesFailed: 'Failed to fetch coaches',
  noCoaches: 'No coaches found',
  noCoachesHint: 'Nobody coaches here yet. You could be the first.',
  moreCoaches: 'Show more coaches',
  lookingForCoaches: 'Looking for coaches',

  noClasses: 'No classes found',
  noClassesHint: 'No coach offers a class yet.',
  classOf: 'With <coach/>. Dates and places are on the coach’s page.',
  minutes: ({ minutes }: { minutes: number }) => `${minutes} min`,
  groupSize: ({ size }: { size: number }, { plural }) =>
    plural(size, { one: 'for one person', other: `up to ${size} people` }),

  fromPeople: ({ people, hours }: { people: number; hours: number }, { plural }) =>
    `Takes place from ${people} people, decided ${plural(hours, { one: '1 hour', other: `${hours} hours` })} before`,

  noVenues: 'No venues found',
  noVenuesHint: 'No coach trains at a venue yet.',
  listOfSports: ({ sports }: { sports: string[] }) => sports.join(', '),
  trainsHere: 'Trains here:',

  backToCoaching: 'Back to Coaching',
  personal: 'Personal Information',
  professional: 'Professional Details',
  photoSection: 'Profile Photo (Optional)',
  photo: 'Profile photo',
  photoHint: 'An image of at most 10 MB.',
  fileWrong: 'Invalid file',
  fileTooLarge: 'File too large',
  availableDays: 'Availability',
  cancel: 'Cancel',
  submit: 'Submit Application',
  submitting: 'Submitting...',
  fullName: 'Full Name *',
  locationExample: 'Gulberg, Lahore',
  phone: 'Phone',
  email: 'Email',
  primarySport: 'Primary Sport *',
  chooseSport: 'Choose a sport',
  ofExperience: '<experience/> of experience',
  experience: 'Experience *',
  experienceExample: '5 years',
  hourlyRateField: ({
    currency,
    range,
  }: {
    currency: string;
    range: { min: number; max: number } | null;
  }) => `Hourly Rate (${currency}${range ? `, ${range.min} to ${range.max}` : ''}) *`,
  currency: 'Currency',
  bio: 'Bio',
  certifications: 'Certifications',
  certificationExample: 'First aid, level 1',
  specialties: 'Specialties',
  specialtyExample: 'Serve, juniors',
  coachingDays: 'The days on which you can coach. Once approved you set your hours.',
  addToList: ({ list }: { list: string }) => `Add to ${list}`,
  removeEntry: ({ entry }: { entry: string }, { name }) => `Remove ${name(entry)}`,
  // Its outcome
  nameRequired: 'Name is required',
  sportRequired: 'Please choose a sport',
  experienceRequired: 'Experience is required',
  missing: 'Missing Information',
  missingHint: 'Please fill in all required fields.',
  captchaRequired: 'Security verification required',
  applicationFailed: 'Application Failed',
  submitFailed: 'Failed to submit application. Please try again.',
  submitted: 'Application Submitted!',
  submittedHint:
    "Your coach application has been submitted for review. We'll notify you within 2-3 business days.",
  submittedTitle: 'Application Submitted Successfully!',
  nextSteps: 'Next steps',
  stepReview: 'Admin review of qualifications',
  stepBackground: 'Background verification if required',
  stepEmail: 'E-mail notification of the approval status',
  stepSetup: 'Profile setup assistance',
  messageTo: ({ coach }: { coach: string }, { name }) => `Message ${name(coach)}`,
  subject: 'Subject',
  messageField: 'Message',
  sendMessage: 'Send Message',
  fillAll: 'Please fill all fields',
  error: 'Error',
  messageSent: 'Message sent',
  messageSentHint: ({ coach }: { coach: string }, { name }) =>
    `${name(coach)} will find it in Messages.`,
  messageFailed: 'Message failed',
  // A day and time of a coach, once or weekly
  date: 'Date',
  time: 'Time',
  repeat: 'Repeat',
  once: 'Once',
  weekly: ({ times }: { times: number }) => `Weekly, ${times} times`,
});
