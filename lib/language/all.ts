// Written by `npm run languages`.
import { addTexts } from '@/lib/platform/language/current';
import { pseudo } from './pseudo';
import { said } from './said';
import { texts as urEverywhere } from './ur/areas/everywhere';
import { texts as urServer } from './ur/areas/server';
import { texts as urForMembers } from './ur/for-members';

/** Each server process calls it once at its start. */
export function addAllTexts(): void {
  addTexts('en', said);
  addTexts('ur', { ...urEverywhere, ...urForMembers, ...urServer });
  addTexts('xa', pseudo);
  addTexts('xb', pseudo);
}
