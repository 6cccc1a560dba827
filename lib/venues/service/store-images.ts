import {
  AppError,
  type ErrorCode,
  type FieldIssue,
  invalidField,
} from '@/lib/platform/errors/app-error';
import { log } from '@/lib/platform/observability/log';
import { type Picture, toPicture } from '@/lib/platform/storage/picture';
import { getStorage, getStorageOf } from '@/lib/platform/storage/provider';
import type { StoredFile } from '@/lib/platform/storage/storage';
import { isolate } from '@/lib/platform/validation/isolate';
import { cleanText } from '@/lib/platform/validation/text';
import { IMAGE_BYTES_MAX, IMAGES_MAX } from '@/lib/venues/constants';

/** The longer side of a stored picture: a large screen's width. */
const SIDE_PX_MAX = 1_920;
const FILE_NAME_SHOWN_MAX = 80;

export interface NewImage extends StoredFile {
  bytes: number;
  width: number;
  height: number;
}

/**
 * The files of the field `images`, checked without decoding: number, size, declared type.
 * @param room how many more the venue may have
 * @throws AppError invalid naming images or images.N, too_large
 */
export function readImageFiles(form: FormData, room: number): File[] {
  // Browsers send an empty file for a field without a choice.
  const files = form
    .getAll('images')
    .filter((file): file is File => file instanceof File)
    .filter(({ size, name }) => size > 0 || name !== '');
  if (files.length > room) throw invalidField('images', `At most ${IMAGES_MAX} images are kept.`);
  refuse(
    files.flatMap((file, index) =>
      file.type.startsWith('image/') && file.size > 0 && file.size <= IMAGE_BYTES_MAX
        ? []
        : [toIssue(file, index, 'Only images under 10MB are allowed.')],
    ),
  );
  return files;
}

/**
 * Stores pictures and runs `work` with them; if that fails, none of them stays behind. Every file is decoded before the first
 * is stored.
 * @throws AppError unsupported_type, too_large, invalid (damaged), naming each such file; unavailable; what the work throws
 */
export async function withStored<T>(
  files: File[],
  work: (stored: NewImage[]) => Promise<T>,
): Promise<T> {
  const stored: NewImage[] = [];
  try {
    for (const { data, width, height } of await readPictures(files)) {
      const file = await getStorage().put(data, 'venue');
      stored.push({ ...file, bytes: data.byteLength, width, height });
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
      issues.push(toIssue(file, index, error.message));
    }
  }
  refuse(issues, code);
  return pictures;
}

/** With several files the sentence names the one it is about. */
function toIssue({ name }: File, index: number, sentence: string): FieldIssue {
  const named = cleanText(name).slice(0, FILE_NAME_SHOWN_MAX);
  return { path: `images.${index}`, message: named ? `${isolate(named)}: ${sentence}` : sentence };
}

function refuse(issues: FieldIssue[], code: ErrorCode = 'invalid'): void {
  const [first] = issues;
  if (first) throw new AppError(code, first.message, { issues });
}

/** Deletes unreferenced files. One that stays behind costs disk space, but must not fail the person's change. */
export async function forgetFiles(files: StoredFile[]): Promise<void> {
  await Promise.all(files.map(forgetFile));
}

async function forgetFile({ provider, key }: StoredFile): Promise<void> {
  await getStorageOf(provider)
    ?.delete([key])
    .catch((error: unknown) =>
      log.warn({ err: error, key }, 'a picture of a venue could not be deleted'),
    );
}
