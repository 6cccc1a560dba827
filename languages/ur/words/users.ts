import type { Words } from '@/lib/platform/language/words';

export const UNKNOWN_BROWSER = 'نامعلوم براؤزر';

/** 'Chrome on Windows', as it was recorded. */
export const browserOf = (device: string | null, { name }: Words): string =>
  device === null ? UNKNOWN_BROWSER : name(device);
