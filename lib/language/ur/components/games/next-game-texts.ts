import type { texts as english } from '@/components/games/next-game-texts';
import type { TextsOf } from '@/lib/platform/language/define-texts';

export const texts: TextsOf<typeof english> = {
  myGames: 'میرے میچز',
  nextGame: 'آپ کا اگلا میچ',
};
