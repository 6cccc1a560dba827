// Written by `npm run languages`.
import { addTexts } from '@/lib/platform/language/current';
import { pseudo } from './pseudo';
import { said } from './said';
import { texts as urEverywhere } from './ur/areas/everywhere';
import { texts as urMembers } from './ur/areas/members';
import { texts as urServer } from './ur/areas/server';

/** Each server process calls it once at its start. */
export function addAllTexts(): void {
  addTexts('en', said);
  addTexts('ur', { ...urEverywhere, ...urMembers, ...urServer });
  addTexts('xa', pseudo);
  addTexts('xb', pseudo);
}
