import type { InvitationDto } from '@/lib/invites/schema';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { texts } from './page-texts';

/** 'Sat 28 Nov, 19:30' of a game, 'Next game Sat 28 Nov' of a group; null when nothing is planned. */
export function whenOf({ game, next }: Pick<InvitationDto, 'game' | 'next'>): string | null {
  if (game) return wordsOf().start(game.startsAt, game.timeZone);
  return next && translate(texts).nextGame(next);
}
