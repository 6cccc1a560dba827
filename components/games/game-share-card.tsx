import { spotsLeft } from '@/components/groups/group-address';
import { CardCourt } from '@/components/sharing/card-court';
import type { ShareCardFacts } from '@/components/sharing/share-card';
import type { GameDto } from '@/lib/games/schema/read-game';
import { texts } from '@/lib/games/server-texts';
import { translate } from '@/lib/platform/language/translate';
import { sportWords } from '@/lib/sports/words';
import { sharedWhen, whoMayPlay } from './share-words';

/** A game's preview picture: its text and its line-up. */
export function gameShareCard(game: GameDto): ShareCardFacts {
  const t = translate(texts);
  const { location, sport, group, goingCount, maxPlayers } = game;
  return {
    title: game.title,
    line: t.cardLine({ when: sharedWhen(game), location }),
    who: whoMayPlay(game).join(' · '),
    kind: t.cardKind({ sport: sportWords(sport.name), group: group.name }),
    state: game.status === 'cancelled' ? t.cancelled : spotsLeft(goingCount, maxPlayers),
    drawing: <CardCourt sport={sport.name} taken={goingCount} places={maxPlayers} />,
  };
}
