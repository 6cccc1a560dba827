import { ApiError, api, errorSentence } from '@/lib/platform/http/client';
import { translate } from '@/lib/platform/language/translate';
import type { CurrentUserDto } from '@/lib/users/schema/current-user';
import type { ChangedPhotoDto } from '@/lib/users/schema/profile';
import type { ChosenSport, OnboardingDraft } from './draft';
import { texts } from './member-texts';

export type FieldErrors = Partial<Record<'gender' | 'location' | 'bio', string>>;

/** @throws ApiError, TypeError */
export function uploadPhoto(userId: number, photo: File): Promise<ChangedPhotoDto> {
  const body = new FormData();
  body.set('photo', photo);
  return api('POST /api/users/{id}/photo', { params: { id: userId }, body });
}

/** @throws ApiError, TypeError */
export function saveProfile(userId: number, draft: OnboardingDraft): Promise<CurrentUserDto> {
  const { gender, location, point, bio } = draft;
  return api('PUT /api/users/{id}', {
    params: { id: userId },
    // The first step requires a gender.
    body: { gender: gender ?? undefined, location, ...point, bio },
  });
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

/** The `{reason}` of 'Failed to complete profile setup: {reason}'. */
export function failureReason(error: unknown): string {
  const t = translate(texts);
  return errorSentence(
    error,
    error instanceof ApiError ? t.serverAnswered({ status: error.status }) : t.connectionFailed,
  );
}

export function toFieldErrors(error: unknown): FieldErrors {
  const errors: FieldErrors = {};
  if (!(error instanceof ApiError)) return errors;
  for (const { path, message } of error.issues) {
    if (path === 'gender' || path === 'location' || path === 'bio') errors[path] ??= message;
    // Coordinates have no field of their own; they belong to the location.
    else if (path === 'latitude' || path === 'longitude') errors.location ??= message;
  }
  return errors;
}
