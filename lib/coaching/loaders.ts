import { notFound } from 'next/navigation';
import { cache } from 'react';
import type { Session } from '@/lib/auth/session-store';
import { type CoachCardDto, coachListSchema } from '@/lib/coaching/schema';
import {
  type CoachApplicationDto,
  coachApplicationListSchema,
} from '@/lib/coaching/schema/application';
import {
  type CoachDto,
  type CoachReviewDto,
  coachParamsSchema,
  coachReviewListSchema,
  coachSchema,
  listCoachReviewsSchema,
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
import { listClasses, listCoaches, listTrainingVenues } from '@/lib/coaching/service';
import { listOwnApplications } from '@/lib/coaching/service/apply-as-coach';
import { listCoachingChoices } from '@/lib/coaching/service/list-choices';
import { listCoachReviews, readCoach } from '@/lib/coaching/service/read-coach';
import { orNotFound } from '@/lib/errors/or-not-found';

// What a page sends to the browser goes through the schema of the call: nothing else of the row leaves.

export interface CoachingDirectory {
  coaches: { items: CoachCardDto[]; next: string | null };
  classes: ListedClassDto[];
  venues: TrainingVenueDto[];
  choices: CoachingChoicesDto;
}

/** @param url the call whose answer the list of coaches is; what it says passes the schema of the call */
export async function loadCoaching(
  session: Session | null,
  url: string,
): Promise<CoachingDirectory> {
  const actor = session?.actor ?? null;
  const query = Object.fromEntries(new URL(url, 'http://localhost').searchParams);
  const [page, classes, venues, choices] = await Promise.all([
    listCoaches(actor, listCoachesSchema.parse(query)),
    listClasses(actor),
    listTrainingVenues(actor),
    listCoachingChoices(actor),
  ]);
  const joint = url.includes('?') ? '&' : '?';
  const next = page.nextCursor === null ? null : `${url}${joint}cursor=${page.nextCursor}`;
  return {
    coaches: { items: coachListSchema.parse(page.items), next },
    classes: listedClassListSchema.parse(classes),
    venues: trainingVenueListSchema.parse(venues),
    choices: coachingChoicesSchema.parse(choices),
  };
}

/** One's own applications to coach, the newest first. */
export async function loadOwnApplications(session: Session): Promise<CoachApplicationDto[]> {
  return coachApplicationListSchema.parse(await listOwnApplications(session.actor));
}

export interface PublicCoach {
  coach: CoachDto;
  reviews: { items: CoachReviewDto[]; next: string | null };
}

/** A coach by the `id` of a page's address as a guest reads them; once a request, for the title and the page. */
export const loadPublicCoach = cache(async (id: string): Promise<PublicCoach> => {
  const params = coachParamsSchema.safeParse({ id });
  if (!params.success) notFound();
  return orNotFound(readPublicCoach(params.data.id));
});

async function readPublicCoach(id: number): Promise<PublicCoach> {
  const [coach, page] = await Promise.all([
    readCoach(null, id),
    listCoachReviews(null, id, listCoachReviewsSchema.parse({})),
  ]);
  const next = page.nextCursor && `/api/coaches/${id}/reviews?cursor=${page.nextCursor}`;
  const reviews = { items: coachReviewListSchema.parse(page.items), next };
  return { coach: coachSchema.parse(coach), reviews };
}
