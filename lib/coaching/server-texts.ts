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
});
