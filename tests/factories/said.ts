import type { Said } from '@/lib/platform/language/say';

/** A sentence of this test alone, so every language has the English text. */
export const said = (english: string): Said => ({ from: 'tests', key: 'test', english });
