import type { Actor } from '@/lib/auth/actor';
import { requireCaptcha } from '@/lib/captcha/provider';
import { COACH_IMAGE_BYTES_MAX, REAPPLY_DAYS } from '@/lib/coaching/constants';
import {
  type ApplicationRow,
  findApplicationsOf,
  findRejectedSince,
  findSportId,
  insertApplication,
  type NewApplication,
} from '@/lib/coaching/repository/applications';
import type { CoachApplicationDto } from '@/lib/coaching/schema/application';
import { type ApplyAsCoachInput, applyAsCoachSchema } from '@/lib/coaching/schema/application';
import { db } from '@/lib/db/client';
import { violates } from '@/lib/db/errors';
import { AppError, invalidField } from '@/lib/errors/app-error';
import { AREAS_BY_CITY } from '@/lib/geocoding/fixed-lists';
import { parseInput } from '@/lib/http/handler';
import { log } from '@/lib/observability/log';
import { toPicture } from '@/lib/storage/picture';
import { getStorage, getStorageOf } from '@/lib/storage/provider';

const SIDE_PX_MAX = 1_024;
const FILES = ['image', 'captchaToken'];

/** One's own applications, the newest first, with the admin's note once decided. */
export async function listOwnApplications(actor: Actor): Promise<CoachApplicationDto[]> {
  return (await findApplicationsOf(actor.userId)).map(toDto);
}

/**
 * Applies to be a coach. Everything is judged before the captcha is spent, and the captcha before the picture is decoded.
 * @throws AppError invalid, conflict (one is open, or rejected less than 30 days ago), unsupported_type, too_large
 */
export async function applyAsCoach(actor: Actor, form: FormData): Promise<CoachApplicationDto> {
  const texts = Object.fromEntries([...form].filter(([name]) => !FILES.includes(name)));
  // parseInput answers what its schema puts out; its type cannot say so for every schema at once.
  const { sport, ...input } = parseInput(applyAsCoachSchema, texts) as ApplyAsCoachInput;
  const found = await findSportId(sport);
  if (!found) throw invalidField('sport', 'Please choose a sport of the list');
  await requireNoRecentRejection(actor, found.id);
  const image = await takePhoto(actor, form);
  const place = placeOf(input.location);
  return save({ ...input, ...place, userId: actor.userId, sportId: found.id, image });
}

async function requireNoRecentRejection(actor: Actor, sportId: number): Promise<void> {
  const since = new Date(Date.now() - REAPPLY_DAYS * 86_400_000);
  if (!(await findRejectedSince({ userId: actor.userId, sportId, since }))) return;
  throw new AppError(
    'conflict',
    `Your last application for this sport was not approved. You can apply again ${REAPPLY_DAYS} days after that.`,
  );
}

async function takePhoto(actor: Actor, form: FormData): Promise<NewApplication['image']> {
  const file = form.get('image');
  // A browser sends an empty file for a field in which nothing was chosen.
  if (!(file instanceof File) || (file.size === 0 && file.name === '')) return null;
  if (!file.type.startsWith('image/') || file.size === 0) {
    throw invalidField('image', 'Please select an image file');
  }
  if (file.size > COACH_IMAGE_BYTES_MAX) throw invalidField('image', 'Image must be under 10MB');
  await requireCaptcha(
    form.get('captchaToken'),
    { action: 'coach-application', userId: actor.userId },
    'Please complete captcha verification to upload your photo',
  );
  const picture = await toPicture(new Uint8Array(await file.arrayBuffer()), SIDE_PX_MAX);
  const stored = await getStorage().put(picture.data, 'coach');
  const { width, height, data } = picture;
  return { ...stored, width, height, bytes: data.byteLength };
}

async function save(application: NewApplication): Promise<CoachApplicationDto> {
  try {
    return toDto(await db.$transaction((tx) => insertApplication(application, tx)));
  } catch (error) {
    if (application.image) await forget(application.image);
    if (!violates(error, 'coach_applications_open_key')) throw error;
    throw new AppError('conflict', 'You have applied for this sport already.', { cause: error });
  }
}

/** A file that stays behind costs disk space, never the person's application. */
async function forget({ provider, key }: NonNullable<NewApplication['image']>): Promise<void> {
  await getStorageOf(provider)
    ?.delete([key])
    .catch((error: unknown) => log.warn({ err: error, key }, 'a photo could not be deleted'));
}

/** City and area of the fixed lists that the text names, for the directory's filter. */
function placeOf(location: string | null): { area: string | null; city: string | null } {
  const text = location?.toLowerCase() ?? '';
  const names = (name: string) => text.includes(name.toLowerCase());
  const cities = Object.keys(AREAS_BY_CITY);
  const city = cities.find(names) ?? null;
  const searched = city ? [city] : cities;
  for (const candidate of searched) {
    const area = AREAS_BY_CITY[candidate]?.find(names);
    if (area) return { area, city: candidate };
  }
  return { area: null, city };
}

function toDto({ sport, submittedAt, ...row }: ApplicationRow): CoachApplicationDto {
  return { ...row, sport: sport.name, submittedAt: submittedAt.toISOString() };
}
