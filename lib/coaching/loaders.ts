import { notFound } from 'next/navigation';
import { cache } from 'react';
import {
  type CoachApplicationDto,
  coachApplicationListSchema,
} from '@/lib/coaching/schema/application';
import { type CoachCardDto, coachListSchema } from '@/lib/coaching/schema/card';
import {
  type CoachDto,
  type CoachReviewDto,
  coachParamsSchema,
  coachReviewListSchema,
  coachSchema,
} from '@/lib/coaching/schema/coach';
import {
  type CoachingChoicesDto,
  coachingChoicesSchema,
  type ListCoachesQuery,
  type ListedClassDto,
  listCoachesSchema,
  listedClassListSchema,
  type TrainingVenueDto,
  trainingVenueListSchema,
} from '@/lib/coaching/schema/directory';
import { listOwnApplications } from '@/lib/coaching/service/apply-as-coach';
import { listCoachingChoices } from '@/lib/coaching/service/list-choices';
import { listClasses, listCoaches, listTrainingVenues } from '@/lib/coaching/service/list-coaches';
import { listCoachReviews, readCoach } from '@/lib/coaching/service/read-coach';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Session } from '@/lib/platform/auth/session-store';
import { city } from '@/lib/platform/city/city';
import { orNotFound } from '@/lib/platform/errors/or-not-found';
import { CURRENCY_CODES, currencyOf } from '@/lib/platform/geocoding/currency';
import { getGeocoder } from '@/lib/platform/geocoding/provider';
import { resolvePlace } from '@/lib/platform/geocoding/resolve-place';
import { apiUrl } from '@/lib/platform/http/api-calls';
import type { ApiBatch } from '@/lib/platform/http/client';
import { batchAt } from '@/lib/platform/http/cursor';
import { type FirstBatch, toFirstBatch } from '@/lib/platform/http/first-batch';
import { currentLanguage } from '@/lib/platform/language/current';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { listReviewsSchema } from '@/lib/platform/validation/review';

// Page data passes the schema of its call too, so that no other column reaches the browser.

export interface CoachingDirectory {
  coaches: FirstBatch<CoachCardDto>;
  classes: ListedClassDto[];
  venues: TrainingVenueDto[];
  choices: CoachingChoicesDto;
}

/**
 * @param query which coaches; the other lists are whole, and the browser filters them
 * @param cursor the page of coaches that is shown first; null for the first one
 */
export async function loadCoaching(
  session: Session | null,
  query: ListCoachesQuery,
  cursor: string | null = null,
): Promise<CoachingDirectory> {
  const actor = session?.actor ?? null;
  const input = listCoachesSchema.parse(query);
  const [batch, classes, venues, choices] = await Promise.all([
    batchAt(cursor, (at) => listCoaches(actor, { ...input, cursor: at })),
    listClasses(actor),
    listTrainingVenues(actor),
    listCoachingChoices(actor),
  ]);
  return {
    coaches: toFirstBatch(
      (next) => apiUrl('GET /api/coaches', { query: { ...query, cursor: next } }),
      batch,
      coachListSchema,
    ),
    classes: listedClassListSchema.parse(classes),
    venues: trainingVenueListSchema.parse(venues),
    choices: coachingChoicesSchema.parse(choices),
  };
}

/** The person's own coach applications, newest first. */
export async function loadOwnApplications(session: Session): Promise<CoachApplicationDto[]> {
  return coachApplicationListSchema.parse(await listOwnApplications(session.actor));
}

/** The currencies of the world in the reader's words, and that of the person's own country. */
export async function loadCurrencies(session: Session) {
  const names = new Intl.DisplayNames(LANGUAGES[currentLanguage()].tag, { type: 'currency' });
  const currencies = CURRENCY_CODES.map((code) => ({ code, label: `${code} (${names.of(code)})` }));
  const { publicLocation } = session.user;
  const { place } = publicLocation
    ? await resolvePlace(getGeocoder(), publicLocation)
    : { place: null };
  return { currencies, currency: (place && currencyOf(place.countryCode)) ?? city().currency };
}

export interface CoachPage {
  coach: CoachDto;
  reviews: ApiBatch<CoachReviewDto>;
}

/** A coach by the `id` in a page's URL, as this viewer sees them; cached per request, for the title and the page. */
export const loadCoach = cache(
  async (session: Session | null, id: string, cursor: string | null = null): Promise<CoachPage> => {
    const params = coachParamsSchema.safeParse({ id });
    if (!params.success) notFound();
    return orNotFound(readCoachPage(session?.actor ?? null, params.data.id, cursor));
  },
);

/** A coach's page as a guest sees it. */
export const loadPublicCoach = (id: string): Promise<CoachPage> => loadCoach(null, id);

async function readCoachPage(
  actor: Actor | null,
  id: number,
  cursor: string | null,
): Promise<CoachPage> {
  const input = listReviewsSchema.parse({});
  const [coach, batch] = await Promise.all([
    readCoach(actor, id),
    batchAt(cursor, (at) => listCoachReviews(actor, id, { ...input, cursor: at })),
  ]);
  const reviews = toFirstBatch(
    (next) => apiUrl('GET /api/coaches/{id}/reviews', { params: { id }, query: { cursor: next } }),
    batch,
    coachReviewListSchema,
  ).page;
  return { coach: coachSchema.parse(coach), reviews };
}
