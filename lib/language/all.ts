import { addTexts } from '@/lib/platform/language/current';
import { pseudo } from './pseudo';
import { texts as everywhere } from './ur/areas/everywhere';
import { texts as server } from './ur/areas/server';
import { texts as forMembers } from './ur/for-members';

/** Each server process calls it once at its start. */
export function addAllTexts(): void {
  addTexts('ur', { ...everywhere, ...forMembers, ...server });
  addTexts('xa', pseudo);
  addTexts('xb', pseudo);
}
