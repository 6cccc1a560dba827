import type { InvitationDto } from '@/lib/invites/schema';
import { zonedStart } from '@/lib/platform/calendar/start-words';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './page-texts';

/** 'Sat 28 Nov, 19:30 Karachi time' for a game, 'Next game Sat 28 Nov, 19:30 …' for a group; null when nothing is planned. */
export function whenOf({ game, next }: Pick<InvitationDto, 'game' | 'next'>): string | null {
  if (game) return zonedStart(game);
  return next && translate(texts).nextGame.replace('<at/>', zonedStart(next));
}
