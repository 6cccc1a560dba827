import { Badge } from '@/components/ui/count-badge';
import { levelLabel } from '@/lib/games/policy';
import type { GameDto } from '@/lib/games/schema/read-game';

/** The level range of a game, 'Intermediate and above'; nothing when all levels may play. */
export function LevelBadge({ range }: { range: Pick<GameDto, 'skillMin' | 'skillMax'> }) {
  const label = levelLabel(range);
  return label ? <Badge>{label}</Badge> : null;
}
