import type { TextsOf } from '@/lib/platform/language/define-texts';
import type { texts as english } from '@/lib/teams/texts';

export const texts: TextsOf<typeof english> = {
  choosePlayer: 'براہِ کرم کھلاڑی منتخب کریں۔',
  twoPlayers: 'براہِ کرم دو الگ کھلاڑی منتخب کریں۔',
};
