import { REAPPLY_DAYS } from '@/lib/coaching/constants';
import {
  type ApplicationRow,
  findApplicationsOf,
  findRejectedSince,
  findSportId,
  findTimeZone,
  insertApplication,
  type NewApplication,
} from '@/lib/coaching/repository/applications';
import { updateHidden } from '@/lib/coaching/repository/find-coach';
import { updateHiddenReview } from '@/lib/coaching/repository/reviews';
import {
  type ApplyAsCoachInput,
  applyAsCoachSchema,
  type CoachApplicationDto,
} from '@/lib/coaching/schema/application';
import { texts } from '@/lib/coaching/server-texts';
import { requireImage, withPhoto } from '@/lib/coaching/service/coach-photo';
import { placeOf, zoneOf } from '@/lib/coaching/service/place-of';
import { texts as sharedTexts } from '@/lib/coaching/texts';
import { followName } from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { requireOwnName } from '@/lib/platform/auth/reserved-name';
import { withCaptcha } from '@/lib/platform/captcha/provider';
import type { Tx } from '@/lib/platform/db/client';
import { violates } from '@/lib/platform/db/errors';
import { lockActiveAccount } from '@/lib/platform/db/person-lock';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, invalidField } from '@/lib/platform/errors/app-error';
import { isCurrency } from '@/lib/platform/geocoding/currency';
import { parseInput } from '@/lib/platform/http/handler';
import { say } from '@/lib/platform/language/say';
import { requireUploadRoom } from '@/lib/platform/storage/upload-room';

/** After an admin's decision, in the caller's transaction. */
export async function hideCoach(tx: Tx, id: number): Promise<void> {
  const page = await updateHidden(id, tx);
  // The sessions remain; what was told of them names the person instead of the page.
  if (page) await followName(tx, page.userId, { from: page.name, to: page.own });
}

/** After an admin's decision, in the caller's transaction. */
export function hideCoachReview(tx: Tx, id: number): Promise<void> {
  return updateHiddenReview(id, tx);
}

const FILES = ['image', 'captchaToken'];

/** Newest first, with the admin's note once decided. */
export async function listOwnApplications(actor: Actor): Promise<CoachApplicationDto[]> {
  return (await findApplicationsOf(actor.userId)).map(toDto);
}

/**
 * Applies to be a coach. Everything is validated before the captcha is spent, and the captcha checked before the picture is
 * decoded.
 * @throws AppError invalid, forbidden (account being deleted), conflict (open, or rejected less than 30 days ago),
 *   unsupported_type, too_large
 */
export async function applyAsCoach(actor: Actor, form: FormData): Promise<CoachApplicationDto> {
  const fields = Object.fromEntries([...form].filter(([name]) => !FILES.includes(name)));
  // parseInput returns its schema's output, which its type cannot express for every schema.
  const { sport, ...input } = parseInput(applyAsCoachSchema, fields) as ApplyAsCoachInput;
  requireOwnName(input.name);
  const found = await findSportId(sport);
  if (!found) throw invalidField('sport', say(texts, 'chooseSport'));
  await requireNoRecentRejection(actor, found.id);
  if (!isCurrency(input.currency))
    throw invalidField('currency', say(sharedTexts, 'chooseCurrency'));
  const timeZone = (await zoneOf(input.location)) ?? (await findTimeZone(actor.userId));
  const place = { ...placeOf(input.location), timeZone };
  const application = { ...input, ...place, userId: actor.userId, sportId: found.id };
  return withFormPhoto(actor, form, (image) => save({ ...application, image }));
}

async function requireNoRecentRejection(actor: Actor, sportId: number): Promise<void> {
  const since = new Date(Date.now() - REAPPLY_DAYS * 86_400_000);
  if (!(await findRejectedSince({ userId: actor.userId, sportId, since }))) return;
  throw new AppError('conflict', say(texts, 'rejectedRecently', { days: REAPPLY_DAYS }));
}

async function withFormPhoto<T>(
  actor: Actor,
  form: FormData,
  send: (image: NewApplication['image']) => Promise<T>,
): Promise<T> {
  const file = form.get('image');
  // Browsers send an empty file for an empty field.
  if (!(file instanceof File) || (file.size === 0 && file.name === '')) return send(null);
  requireImage(file);
  await requireUploadRoom(actor.userId);
  const captcha = {
    token: form.get('captchaToken'),
    action: 'coach-application',
    userId: actor.userId,
    missing: say(sharedTexts, 'captchaMissing'),
  } as const;
  return withCaptcha(captcha, () => withPhoto(file, send));
}

async function save(application: NewApplication): Promise<CoachApplicationDto> {
  try {
    const row = await transaction(async (tx) => {
      await lockActiveAccount(application.userId, tx);
      return insertApplication(application, tx);
    });
    return toDto(row);
  } catch (error) {
    if (!violates(error, 'coach_applications_open_key')) throw error;
    throw new AppError('conflict', say(texts, 'appliedAlready'), { cause: error });
  }
}

function toDto({ sport, submittedAt, reviewedAt, ...row }: ApplicationRow): CoachApplicationDto {
  const waitMs = REAPPLY_DAYS * 86_400_000;
  const from = row.status === 'rejected' && reviewedAt ? reviewedAt.getTime() + waitMs : 0;
  return {
    ...row,
    sport: sport.name,
    submittedAt: submittedAt.toISOString(),
    reapplyAt: from > Date.now() ? new Date(from).toISOString() : null,
  };
}
