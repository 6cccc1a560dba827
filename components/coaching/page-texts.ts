import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/coaching/page-texts', {
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
  coachNotFound: 'Coach not found',
  coachNotFoundHint: 'They may have stopped coaching here.',
  backToCoaching: 'Back to Coaching',
  about: 'About',
  noBio: 'This coach has not written about themselves yet.',
  specialties: 'Specialties',
  certifications: 'Certifications',
  classes: 'Classes',
  trainsAt: 'Trains at',
  weeklyHours: 'Weekly hours',
  inCoachTime: ({ zone }: { zone: string }) =>
    `In the coach’s time (${zone}). Book Session shows the times that are still free.`,
  notAvailable: 'Not available',
  // From and to are times such as 09:30.
  hours: ({ ranges }: { ranges: { from: string; to: string }[] }) =>
    ranges.map(({ from, to }) => `${from} – ${to}`).join(', '),
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
