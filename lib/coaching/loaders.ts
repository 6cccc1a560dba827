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
import type { Session } from '@/lib/platform/auth/session-store';
import { orNotFound } from '@/lib/platform/errors/or-not-found';
import { type ApiUrl, apiUrl, changedUrl } from '@/lib/platform/http/api-calls';
import type { ApiPage } from '@/lib/platform/http/client';
import { listReviewsSchema } from '@/lib/platform/validation/review';

// Page data passes the schema of its call too, so that nothing else of a row reaches the browser.

export interface CoachingDirectory {
  coaches: ApiPage<CoachCardDto>;
  classes: ListedClassDto[];
  venues: TrainingVenueDto[];
  choices: CoachingChoicesDto;
}

/** @param url the call whose answer the list of coaches is; its query passes the schema of the call */
export async function loadCoaching(
  session: Session | null,
  url: ApiUrl<CoachCardDto[]>,
): Promise<CoachingDirectory> {
  const actor = session?.actor ?? null;
  const query = Object.fromEntries(new URL(url, 'http://localhost').searchParams);
  const [page, classes, venues, choices] = await Promise.all([
    listCoaches(actor, listCoachesSchema.parse(query)),
    listClasses(actor),
    listTrainingVenues(actor),
    listCoachingChoices(actor),
  ]);
  const next = page.nextCursor === null ? null : changedUrl(url, { cursor: page.nextCursor });
  return {
    coaches: { items: coachListSchema.parse(page.items), next },
    classes: listedClassListSchema.parse(classes),
    venues: trainingVenueListSchema.parse(venues),
    choices: coachingChoicesSchema.parse(choices),
  };
}

/** The person's own coach applications, newest first. */
export async function loadOwnApplications(session: Session): Promise<CoachApplicationDto[]> {
  return coachApplicationListSchema.parse(await listOwnApplications(session.actor));
}

export interface PublicCoach {
  coach: CoachDto;
  reviews: ApiPage<CoachReviewDto>;
}

/** A coach by the `id` in a page's URL, as a guest sees them; cached per request, for the title and the page. */
export const loadPublicCoach = cache(async (id: string): Promise<PublicCoach> => {
  const params = coachParamsSchema.safeParse({ id });
  if (!params.success) notFound();
  return orNotFound(readPublicCoach(params.data.id));
});

async function readPublicCoach(id: number): Promise<PublicCoach> {
  const [coach, page] = await Promise.all([
    readCoach(null, id),
    listCoachReviews(null, id, listReviewsSchema.parse({})),
  ]);
  const url = apiUrl('GET /api/coaches/{id}/reviews', { params: { id } });
  const next = page.nextCursor === null ? null : changedUrl(url, { cursor: page.nextCursor });
  const reviews = { items: coachReviewListSchema.parse(page.items), next };
  return { coach: coachSchema.parse(coach), reviews };
}
