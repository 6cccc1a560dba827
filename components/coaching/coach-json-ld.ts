import type { CoachDto } from '@/lib/coaching/schema/coach';
import { routes } from '@/lib/routes';

/** schema.org Person with one Offer for the hourly rate and one for each package. */
export function coachJsonLd(coach: CoachDto, origin: string): Record<string, unknown> {
  const url = new URL(routes.coach(coach.id), origin).href;
  const offer = (name: string, price: number) => ({
    '@type': 'Offer',
    name,
    price,
    priceCurrency: coach.currency,
    url,
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': url,
    url,
    name: coach.name,
    jobTitle: `${coach.sport.name} coach`,
    ...(coach.bio ? { description: coach.bio } : {}),
    ...(coach.imageUrl ? { image: new URL(coach.imageUrl, origin).href } : {}),
    knowsAbout: [coach.sport.name, ...coach.specialties],
    makesOffer: [
      offer('One hour', coach.hourlyRate),
      ...coach.packages.map(({ sessions, price }) => offer(`${sessions} sessions`, price)),
    ],
  };
}
