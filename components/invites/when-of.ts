import type { InvitationDto } from '@/lib/invites/schema';
import { sharedStart } from '@/lib/platform/geocoding/shared-start';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './page-texts';

/** 'Sat 28 Nov, 19:30' of a game, 'Next game Sat 28 Nov' of a group; null when nothing is planned. */
export function whenOf({ game, next }: Pick<InvitationDto, 'game' | 'next'>): string | null {
  if (game) return sharedStart(game);
  return next && translate(texts).nextGame(next);
}
