import type { FieldErrors } from '@/components/forms/field-errors';
import { ApiError, api, errorSentence } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import type { ChosenSport, OnboardingDraft } from './draft';
import { texts } from './texts';

/** The body of the call that saves the profile. */
export function toProfileBody({ gender, location, point, bio }: OnboardingDraft) {
  // The first step requires a gender.
  return { gender: gender ?? undefined, location, ...point, bio };
}

/** The fields of that body. */
export const PROFILE_FIELDS = ['gender', 'location', 'latitude', 'longitude', 'bio'] as const;

/** Coordinates have no field of their own; their errors are shown at the location. */
export function placeErrors({ latitude, longitude, ...found }: FieldErrors): FieldErrors {
  return { ...found, location: found.location ?? latitude ?? longitude };
}

/** @returns whether every sport was saved. Saving is idempotent, so a retry is safe. */
export async function saveSports(userId: number, sports: ChosenSport[]): Promise<boolean> {
  const answers = await Promise.allSettled(
    sports.map(async ({ sportId, skillLevel }) => {
      // The sports step requires it.
      if (skillLevel === null) throw new Error(`No level for sport ${sportId}`);
      const body = { sportId, skillLevel, isLookingToPlay: true };
      await api('POST /api/users/{id}/sports', { params: { id: userId }, body });
    }),
  );
  return answers.every(({ status }) => status === 'fulfilled');
}

/** With the reason: 'Failed to complete profile setup: …'. */
export function setupFailed(error: unknown): string {
  const t = translate(texts);
  const otherwise =
    error instanceof ApiError ? t.serverAnswered({ status: error.status }) : t.connectionFailed;
  return t.setupFailed({ reason: errorSentence(error, otherwise) });
}
