import { wholeAddress } from '@/components/language/alternates';
import type { CoachDto } from '@/lib/coaching/schema/coach';
import { texts } from '@/lib/coaching/server-texts';
import { toUnits } from '@/lib/platform/language/currency';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { sportWords } from '@/lib/sports/words';

/** schema.org Person with one Offer for the hourly rate and one for each package. */
export function coachJsonLd(coach: CoachDto, origin: string): Record<string, unknown> {
  const t = translate(texts);
  const sport = sportWords(coach.sport.name);
  const url = wholeAddress(routes.coach(coach.id), origin);
  const offer = (name: string, price: number) => ({
    '@type': 'Offer',
    name,
    price: toUnits(price, coach.currency),
    priceCurrency: coach.currency,
    url,
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    // One entity, whatever the language of the page.
    '@id': new URL(routes.coach(coach.id), origin).href,
    url,
    name: coach.name,
    jobTitle: t.jobTitle({ sport }),
    ...(coach.bio ? { description: coach.bio } : {}),
    ...(coach.imageUrl ? { image: new URL(coach.imageUrl, origin).href } : {}),
    knowsAbout: [sport, ...coach.specialties],
    makesOffer: [
      offer(t.oneHour, coach.hourlyRate),
      ...coach.packages.map(({ sessions, price }) => offer(t.sessions({ count: sessions }), price)),
    ],
  };
}
