import type { Said } from '@/lib/platform/language/say';

/** A sentence that only this test knows, so every language has its English words. */
export const said = (english: string): Said => ({ from: 'tests', key: 'test', english });
