import { randomUUID } from 'node:crypto';
import type { FilePurpose, FileType } from '@/lib/platform/storage/storage';

const KEY =
  /^(?:avatar|venue|coach|chat|certificate)\/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}\.(?:webp|pdf)$/;

/** A key for a storage in which we name the files: `avatar/0b8e….webp`. Unique, and cannot be guessed. */
export const newPictureKey = (purpose: FilePurpose, type: FileType = 'image/webp'): string =>
  `${purpose}/${randomUUID()}.${type === 'image/webp' ? 'webp' : 'pdf'}`;

/** Accepts only our own keys, so that neither '..' nor another file of the disk or bucket can pass. */
export const isPictureKey = (key: string): boolean => KEY.test(key);

/** Of pictures that are not for everybody. */
export const isPrivateKey = (key: string): boolean => /^(?:chat|certificate)\//.test(key);
