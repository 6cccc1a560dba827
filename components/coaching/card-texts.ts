import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/coaching/card-texts', {
  noReviews: 'No reviews yet',
  // For screen readers, before the figure
  rating: 'Rating',
  reviewCount: ({ count }: { count: number }, { plural }) =>
    plural(count, { one: '1 review', other: `${count} reviews` }),
  // The price of an hour: in markup, and as plain text
  perHour: '<price/> <unit>an hour</unit>',
  hourlyRate: ({ rate, currency }: { rate: number; currency: string }, { money }) =>
    `${money(rate, currency)} an hour`,
});
