import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { env } from '@/lib/platform/env/server';
import { AppError, invalidField } from '@/lib/platform/errors/app-error';
import { texts } from '@/lib/platform/http/server-texts';
import { say } from '@/lib/platform/language/say';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

let key: Buffer | undefined;

function cursorKey(): Buffer {
  key ??= Buffer.from(hkdfSync('sha256', env.NEXTAUTH_SECRET, '', 'maidan list cursor', 32));
  return key;
}

/**
 * The start of the next page, for the `Link` header. Encrypted, because the position in a list ordered by distance holds a
 * finer distance than the whole kilometres of the answer, and a made-up position could probe for one.
 * @param list names the list, so that its cursor cannot be used for another one
 * @param position JSON values that `openCursor` returns unchanged
 */
export function sealCursor(list: string, position: unknown): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, cursorKey(), iv).setAAD(Buffer.from(list));
  const sealed = Buffer.concat([cipher.update(JSON.stringify(position), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** A page without the cursors in its links: each sealing differs, although it means the same position. */
export const withoutCursors = (html: string): string =>
  html.replaceAll(/(?<=[?&;]cursor=)[\w-]+/g, '');

/**
 * @returns the position that was sealed; undefined without a cursor.
 * @throws AppError invalid for a cursor that this server did not make for this list
 */
export function openCursor<S extends z.ZodType>(
  list: string,
  cursor: string | undefined,
  schema: S,
): z.output<S> | undefined {
  if (cursor === undefined) return undefined;
  try {
    const bytes = Buffer.from(cursor, 'base64url');
    const iv = bytes.subarray(0, IV_BYTES);
    const decipher = createDecipheriv(ALGORITHM, cursorKey(), iv, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(list))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const opened = Buffer.concat([
      decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
      decipher.final(),
    ]);
    return schema.parse(JSON.parse(opened.toString('utf8')));
  } catch {
    throw invalidField('cursor', say(texts, 'pageGone'));
  }
}

export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}

/** Makes a batch from `limit + 1` rows; the extra row only shows that more follow. */
export function toPage<Row, Dto>(
  rows: Row[],
  list: {
    name: string;
    limit: number;
    toPosition: (row: Row) => unknown;
    toDto: (row: Row) => Dto;
  },
): Page<Dto> {
  const kept = rows.slice(0, list.limit);
  const last = kept.at(-1);
  const nextCursor =
    rows.length > list.limit && last !== undefined
      ? sealCursor(list.name, list.toPosition(last))
      : null;
  return { items: kept.map(list.toDto), nextCursor };
}

/**
 * The page at the cursor of an address; the first page without one, or with one that this server did not make for this list.
 * @param read reads a page of the list
 */
export async function batchAt<T>(
  cursor: string | null,
  read: (cursor?: string) => Promise<Page<T>>,
): Promise<Page<T>> {
  if (!cursor) return read();
  return read(cursor).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'invalid') return read();
    throw error;
  });
}
