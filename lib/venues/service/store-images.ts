import type { Actor } from '@/lib/platform/auth/actor';
import type { CaptchaAction } from '@/lib/platform/captcha/captcha';
import { withCaptcha } from '@/lib/platform/captcha/provider';
import {
  AppError,
  type ErrorCode,
  type FieldIssue,
  invalidField,
} from '@/lib/platform/errors/app-error';
import { asSaid, say, wordsFor } from '@/lib/platform/language/say';
import { translate } from '@/lib/platform/language/translate';
import { EMPTY_PICTURE, type Picture, toPicture } from '@/lib/platform/storage/picture';
import type { StoredPicture } from '@/lib/platform/storage/storage';
import { forgetFiles, storePicture } from '@/lib/platform/storage/store-picture';
import { requireUploadRoom } from '@/lib/platform/storage/upload-room';
import { cleanText } from '@/lib/platform/validation/text';
import { IMAGE_BYTES_MAX, IMAGES_MAX } from '@/lib/venues/constants';
import { texts } from '@/lib/venues/server-texts';
import { texts as formTexts } from '@/lib/venues/texts';

/** The longer side of a stored picture, for a large screen. */
const SIDE_PX_MAX = 1_920;
const FILE_NAME_SHOWN_MAX = 80;

/**
 * The files of the field `images`, checked without decoding: number, size, declared type.
 * @throws AppError invalid naming images or images.N, too_large
 */
function readImageFiles(form: FormData, room: number): File[] {
  // Browsers send an empty file for a field without a choice.
  const files = form
    .getAll('images')
    .filter((file): file is File => file instanceof File)
    .filter(({ size, name }) => size > 0 || name !== '');
  if (files.length > room) {
    throw invalidField('images', say(formTexts, 'imagesMax', { max: IMAGES_MAX }));
  }
  refuse(
    files.flatMap((file, index) => {
      if (file.size === 0) return [toIssue(file, index, wordsFor(EMPTY_PICTURE))];
      const fits = file.type.startsWith('image/') && file.size <= IMAGE_BYTES_MAX;
      return fits ? [] : [toIssue(file, index, translate(texts).imageRefused)];
    }),
  );
  return files;
}

/**
 * Stores the pictures of a form, which need a captcha, and runs `save` with them; if that fails, none of them stays behind.
 * @param room how many more pictures there may be
 * @throws AppError invalid (a file, the captcha), unsupported_type, too_large, unavailable; rate_limited or conflict (upload
 *   quota); what `save` throws
 */
export async function withFormImages<T>(
  actor: Actor,
  form: FormData,
  { room, action }: { room: number; action: CaptchaAction },
  save: (images: StoredPicture[]) => Promise<T>,
): Promise<T> {
  const files = readImageFiles(form, room);
  if (files.length === 0) return save([]);
  await requireUploadRoom(actor.userId);
  const captcha = {
    token: form.get('captchaToken'),
    action,
    userId: actor.userId,
    missing: say(formTexts, 'captchaMissing'),
  };
  return withCaptcha(captcha, () => withStored(files, save));
}

/** Every file is decoded before the first is stored. */
async function withStored<T>(
  files: File[],
  work: (stored: StoredPicture[]) => Promise<T>,
): Promise<T> {
  const stored: StoredPicture[] = [];
  try {
    for (const picture of await readPictures(files)) {
      stored.push(await storePicture(picture, 'venue'));
    }
    return await work(stored);
  } catch (error) {
    await forgetFiles(stored);
    throw error;
  }
}

/** One after the other, because decoding takes much memory. */
async function readPictures(files: File[]): Promise<Picture[]> {
  const pictures: Picture[] = [];
  const issues: FieldIssue[] = [];
  let code: ErrorCode = 'invalid';
  for (const [index, file] of files.entries()) {
    try {
      pictures.push(await toPicture(new Uint8Array(await file.arrayBuffer()), SIDE_PX_MAX));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (issues.length === 0) code = error.code;
      issues.push(toIssue(file, index, error.sentence));
    }
  }
  refuse(issues, code);
  return pictures;
}

/** With several files the sentence names the one that it is about. */
function toIssue({ name }: File, index: number, sentence: string): FieldIssue {
  const named = cleanText(name).slice(0, FILE_NAME_SHOWN_MAX);
  const message = named ? translate(texts).ofFile({ file: named, sentence }) : sentence;
  return { path: `images.${index}`, message };
}

function refuse(issues: FieldIssue[], code: ErrorCode = 'invalid'): void {
  const [first] = issues;
  if (first) throw new AppError(code, asSaid(first.message), { issues });
}
