import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('lib/coaching/server-texts', {
  chooseSport: 'Please choose a sport of the list',
  rejectedRecently: ({ days }: { days: number }) =>
    `Your last application for this sport was not approved. You can apply again ${days} days after that.`,
  appliedAlready: 'You have applied for this sport already.',
  applicationNotFound: 'Application not found',
  decidedAlready: 'This application was decided already.',
  coachNotFound: 'Coach not found',
  tooManyDaysOff: ({ max }: { max: number }) => `At most ${max} entries: remove one first.`,
  dayOffNotFound: 'Day off not found',
  tooManyClasses: ({ max }: { max: number }) => `At most ${max} classes: remove one first.`,
  tooManyCertificates: ({ max }: { max: number }) =>
    `At most ${max} certificates: remove one first.`,
  notYourVenue: 'Please choose one of the venues at which you train.',
  certificateNotFound: 'Certificate not found',
  certificateDecided: 'This certificate was decided already, or removed.',
  classHasDates: 'This class has dates ahead. Cancel them first.',
  classNotFound: 'Class not found',
  venueUnlisted: 'One of these venues is not listed any more.',
  reviewTooEarly: 'You can review a coach after a completed session.',
  onlyCoachAnswers: 'Only the coach answers a review.',
  reviewNotFound: 'Review not found',
  reviewedTitle: 'New review',
  reviewed: ({ client, rating }: { client: string; rating: number }, { name, plural }) =>
    `${name(client)} gave you ${plural(rating, { one: '1 star', other: `${rating} stars` })}.`,
  answeredTitle: 'The coach answered',
  answered: ({ coach }: { coach: string }, { name }) => `${name(coach)} answered your review.`,
  allOfCity: ({ city }: { city: string }) => `All of ${city}`,

  // Pages, metadata and share cards
  coaching: 'Coaching',
  coachingDescription:
    'Coaches near you: what they teach, what an hour costs, what clients say and when they are free.',
  coachTitle: ({ coach, sport }: { coach: string; sport: string }, { name }) =>
    `${name(coach)}, ${name(sport)} coach`,
  coachOfSport: ({ sport, location }: { sport: string; location: string | null }, { name }) =>
    `${name(sport)} coach${location ? ` in ${name(location)}` : ''}.`,
  rated: ({ rating, count }: { rating: number; count: number }) =>
    `Rated ${rating} by ${count} clients.`,
  jobTitle: ({ sport }: { sport: string }) => `${sport} coach`,
  oneHour: 'One hour',
  sessions: ({ count }: { count: number }) => `${count} sessions`,
  cardLine: ({ sport, location }: { sport: string; location: string | null }) =>
    location ? `${sport} coach, ${location}` : `${sport} coach`,
  cardExperience: ({ experience }: { experience: string }, { name }) =>
    `${name(experience)} of experience`,
  cardRating: ({ rating }: { rating: number }) => `${rating.toFixed(1)} of 5`,
  coachNotFoundHint: 'They may have stopped coaching here.',
  backToCoaching: 'Back to Coaching',
  about: 'About',
  noBio: 'This coach has not written about themselves yet.',
  specialties: 'Specialties',
  certifications: 'Certifications',
  verifiedCertificates: 'Verified certificates',
  verifiedHint: 'An admin has looked at the certificate.',
  coachesWomen: 'Coaches women',
  coachesChildren: 'Coaches children',
  classes: 'Classes',
  trainsAt: 'Trains at',
  weeklyHours: 'Weekly hours',
  inCoachTime: ({ zone }: { zone: string }) =>
    `In the coach’s time (${zone}). Book Session shows the times that are still free.`,
  notAvailable: 'Not available',
  // From and to are times such as 09:30.
  hours: ({ ranges }: { ranges: { from: string; to: string }[] }, { clock }) =>
    ranges.map(({ from, to }) => `${clock(from)} – ${clock(to)}`).join(', '),
  apply: 'Apply to be a Coach',
  pleaseSignIn: 'Please sign in',
  signInToApply: 'Sign in to apply to be a coach',
  yourApplications: 'Your coach applications',
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  appliedOn: 'Applied on <date/>',
  note: 'Note:',
  reviewing: 'An admin is reviewing it. You are told of the decision.',
  settings: 'Coaching desk',
  yourPage: 'Your page',
  applyAgain: 'You can apply again.',
  applyAgainFrom: 'You can apply again from <date/>.',
});
