import { EmptyState } from '@/components/ui/empty-state';
import { texts as pageTexts } from '@/lib/games/server-texts';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './list-texts';

/** The game is visible to its group only, or deleted. */
export function GameMissing() {
  return (
    <EmptyState
      as="h1"
      drawing="over-the-wall"
      title={translate(pageTexts).gameNotFound}
      description={translate(texts).mayBePrivate}
    />
  );
}
