import type { Words } from '@/lib/platform/language/words';

export const UNKNOWN_BROWSER = 'نامعلوم براؤزر';

/** The stored form 'Chrome on Windows'. */
export const browserOf = (device: string | null, { name }: Words): string =>
  device === null ? UNKNOWN_BROWSER : name(device);
