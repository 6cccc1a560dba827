import { Badge } from '@/components/ui/badge';
import { levelWords } from '@/lib/games/policy';
import type { GameDto } from '@/lib/games/schema';

/** The level range of a game, 'Intermediate and above'; nothing when every level may play. */
export function LevelBadge({ range }: { range: Pick<GameDto, 'skillMin' | 'skillMax'> }) {
  if (!range.skillMin && !range.skillMax) return null;
  const words = levelWords(range);
  return <Badge>{words.charAt(0).toUpperCase() + words.slice(1)}</Badge>;
}
