import type { ShareCardFacts } from '@/components/sharing/share-card';
import { translate } from '@/lib/platform/language/translate';
import { sportWords } from '@/lib/sports/words';
import { texts } from '@/lib/teams/server-texts';

export function teamsShareCard({
  title,
  sport,
  names: [orange = [], green = []],
}: {
  title: string;
  sport: string;
  names: readonly string[][];
}): ShareCardFacts {
  const t = translate(texts);
  return {
    title,
    line: t.pictureOrange({ names: orange }),
    who: t.pictureGreen({ names: green }),
    kind: sportWords(sport),
    state: t.pictureKind,
    lines: 2,
  };
}
