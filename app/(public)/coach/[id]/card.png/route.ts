import { texts } from '@/components/coaching/texts';
import { shareCard } from '@/components/sharing/share-card';
import { loadPublicCoach } from '@/lib/coaching/loaders';
import { texts as pageTexts } from '@/lib/coaching/server-texts';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { translate } from '@/lib/platform/language/translate';
import { sportWords } from '@/lib/sports/words';

/** The preview picture of a coach for shared links; see the one for venues. */
export async function GET(_request: Request, context: { params: Promise<{ id: string }> }) {
  const { coach } = await loadPublicCoach((await context.params).id);
  const t = translate(pageTexts);
  const { experience, hourlyRate: rate, currency } = coach;
  const location = coach.location && placeName(coach.location);
  const rating = coach.reviewCount > 0 ? ` · ${t.cardRating({ rating: coach.rating })}` : '';
  return shareCard({
    title: coach.name,
    line: t.cardLine({ sport: sportWords(coach.sport.name), location }),
    kind: `${t.cardExperience({ experience })}${rating}`,
    state: translate(texts).hourlyRate({ rate, currency }),
  });
}
