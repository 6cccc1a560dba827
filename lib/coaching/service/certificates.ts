import { CERTIFICATE_FILE_DAYS, CERTIFICATES_MAX } from '@/lib/coaching/constants';
import {
  type CertificateDecision,
  countCertificates,
  deleteCertificate,
  findCertificateFile,
  findPendingCertificates,
  forgetFilesOfDecided,
  insertCertificate,
  updateCertificate,
} from '@/lib/coaching/repository/certificates';
import { lockCoachSettings } from '@/lib/coaching/repository/settings';
import {
  type AddCertificateInput,
  type AdminCertificateDto,
  addCertificateSchema,
} from '@/lib/coaching/schema/certificate';
import type { CoachSettingsDto } from '@/lib/coaching/schema/settings';
import { texts } from '@/lib/coaching/server-texts';
import { requireImage } from '@/lib/coaching/service/coach-photo';
import { readCoachSettings, requireOwn } from '@/lib/coaching/service/manage-settings';
import { texts as sharedTexts } from '@/lib/coaching/texts';
import type { Actor } from '@/lib/platform/auth/actor';
import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import type { Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, invalidField, notFound } from '@/lib/platform/errors/app-error';
import { parseInput } from '@/lib/platform/http/handler';
import { say } from '@/lib/platform/language/say';
import { isPdf, toPicture } from '@/lib/platform/storage/picture';
import { getStorageOf } from '@/lib/platform/storage/provider';
import type { StoredBytes } from '@/lib/platform/storage/storage';
import { forgetFiles, withStoredPicture } from '@/lib/platform/storage/store-picture';
import { requireUploadRoom } from '@/lib/platform/storage/upload-room';
import { BATCH_SIZE_MAX } from '@/lib/platform/validation/batch-size';

const TYPES = /^(?:image\/|application\/pdf$)/;
/** Enough to read the small print of a page. */
const SIDE_PX_MAX = 2_400;
const DAY_MS = 86_400_000;
const SWEPT_AT_ONCE = 200;

/** Adds a certificate for an admin to look at. @throws AppError not_found, invalid, conflict (too many), unsupported_type, too_large */
export async function addCertificate(
  actor: Actor,
  coachId: number,
  form: FormData,
): Promise<CoachSettingsDto> {
  const coach = await requireOwn(actor, coachId);
  const image = form.get('image');
  const fields = { name: form.get('name') ?? undefined };
  // parseInput returns its schema's output, which its type cannot express for every schema.
  const { name } = parseInput(addCertificateSchema, fields) as AddCertificateInput;
  if (!(image instanceof File)) throw invalidField('image', say(sharedTexts, 'imageWrong'));
  requireImage(image, TYPES);
  await requireUploadRoom(actor.userId);
  const data = new Uint8Array(await image.arrayBuffer());
  const type = 'application/pdf' as const;
  // A PDF is kept as it came: nothing here opens it, and admins only download it.
  const kept = isPdf(data) ? { data, type } : await toPicture(data, SIDE_PX_MAX);
  await withStoredPicture(kept, 'certificate', (file) =>
    transaction(async (tx) => {
      await lockCoachSettings(coachId, tx);
      if ((await countCertificates(coachId, tx)) >= CERTIFICATES_MAX) {
        throw new AppError(
          'conflict',
          say(texts, 'tooManyCertificates', { max: CERTIFICATES_MAX }),
        );
      }
      await insertCertificate(coach, { name, file }, tx);
    }),
  );
  return readCoachSettings(actor, coachId);
}

/** With its file. @throws AppError not_found */
export async function removeCertificate(
  actor: Actor,
  coachId: number,
  id: number,
): Promise<CoachSettingsDto> {
  await requireOwn(actor, coachId);
  const files = await transaction(async (tx) => {
    const deleted = await deleteCertificate(coachId, id, tx);
    if (!deleted) throw notFound(say(texts, 'certificateNotFound'));
    expireTags(tx, cacheTags.coach(coachId));
    return deleted;
  });
  await forgetFiles(files);
  return readCoachSettings(actor, coachId);
}

/** For admins: what is to be decided, the oldest first. */
export async function listPendingCertificates(): Promise<AdminCertificateDto[]> {
  return (await findPendingCertificates(BATCH_SIZE_MAX)).map(({ submittedAt, coach, ...row }) => ({
    ...row,
    submittedAt: submittedAt.toISOString(),
    coach: { ...coach, sport: coach.sport.name },
  }));
}

/** For admins alone, without a link that anybody else could follow. @throws AppError not_found, unavailable */
export async function readCertificateFile(id: number): Promise<StoredBytes & { type: string }> {
  const stored = await findCertificateFile(id);
  const file = stored && (await getStorageOf(stored.provider)?.read(stored.key));
  if (!file) throw notFound(say(texts, 'certificateNotFound'));
  return { ...file, type: stored.contentType };
}

/** In the admin's transaction. @throws AppError conflict (decided already, or removed) */
export async function decideCertificate(
  tx: Tx,
  id: number,
  decision: CertificateDecision,
): Promise<{ coachId: number; userId: number }> {
  const decided = await updateCertificate(id, decision, tx);
  if (!decided) throw new AppError('conflict', say(texts, 'certificateDecided'));
  expireTags(tx, cacheTags.coach(decided.coachId));
  return decided;
}

/** The worker's round: the file of a decided certificate goes. */
export async function sweepCertificates(): Promise<void> {
  const before = new Date(Date.now() - CERTIFICATE_FILE_DAYS * DAY_MS);
  await forgetFiles(await transaction((tx) => forgetFilesOfDecided(before, SWEPT_AT_ONCE, tx)));
}
