import { type GeoPoint, isGeoPoint } from '@/lib/platform/geo/point';
import { SKILL_LEVELS, type SkillLevel } from '@/lib/sports/constants';
import { GENDERS, type Gender } from '@/lib/users/constants';
import type { CurrentUserDto } from '@/lib/users/schema/current-user';

export const STEPS = [1, 2, 3] as const;
export type Step = (typeof STEPS)[number];

export interface ChosenSport {
  sportId: number;
  /** Null until chosen: there is no default level. */
  skillLevel: SkillLevel | null;
}

/** All answers of the wizard except the photo, which browsers do not let a page store. */
export interface OnboardingDraft {
  step: Step;
  gender: Gender | null;
  location: string;
  /** The coordinates of `location`; null while the text is not a known place. */
  point: GeoPoint | null;
  /** '' until it is chosen, and for a person who has stated it before. */
  birthYear: string;
  sports: ChosenSport[];
  bio: string;
}

type Profile = Pick<CurrentUserDto, 'gender' | 'location' | 'latitude' | 'longitude' | 'bio'>;

/** Known values are prefilled. */
export function toDraft({ gender, location, latitude, longitude, bio }: Profile): OnboardingDraft {
  return {
    step: 1,
    gender: toGender(gender),
    location: location ?? '',
    point: toPoint({ latitude, longitude }),
    birthYear: '',
    sports: [],
    bio: bio ?? '',
  };
}

/** Parses a stored draft. Invalid parts (another version, edited by hand) fall back to `initial`. */
export function parseDraft(text: string | null, initial: OnboardingDraft): OnboardingDraft {
  const saved = parseObject(text);
  if (!saved) return initial;
  const draft = {
    gender: toGender(saved.gender) ?? initial.gender,
    location: typeof saved.location === 'string' ? saved.location : initial.location,
    point: toPoint(saved.point),
    birthYear: typeof saved.birthYear === 'string' ? saved.birthYear : initial.birthYear,
    sports: Array.isArray(saved.sports) ? saved.sports.flatMap(toChosenSport) : initial.sports,
    bio: typeof saved.bio === 'string' ? saved.bio : initial.bio,
  };
  return { ...draft, step: reachableStep(saved.step, draft) };
}

function reachableStep(step: unknown, draft: Omit<OnboardingDraft, 'step'>): Step {
  if (!draft.gender || !draft.point || (step !== 2 && step !== 3)) return 1;
  return draft.sports.length > 0 && draft.sports.every(({ skillLevel }) => skillLevel) ? step : 2;
}

function parseObject(text: string | null): Record<string, unknown> | null {
  try {
    return toRecord(JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}

function toRecord(value: unknown): Record<string, unknown> | null {
  // Only claims an object of unknown fields; each field is checked before use.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
}

function toGender(value: unknown): Gender | null {
  return GENDERS.find((gender) => gender === value) ?? null;
}

function toPoint(value: unknown): GeoPoint | null {
  const { latitude, longitude } = toRecord(value) ?? {};
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  const point = { latitude, longitude };
  return isGeoPoint(point) ? point : null;
}

function toChosenSport(value: unknown): ChosenSport[] {
  const { sportId, skillLevel } = toRecord(value) ?? {};
  const level = SKILL_LEVELS.find((known) => known === skillLevel) ?? null;
  return typeof sportId === 'number' ? [{ sportId, skillLevel: level }] : [];
}
