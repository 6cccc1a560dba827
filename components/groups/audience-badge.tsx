import { Badge } from '@/components/ui/badge';
import type { Audience } from '@/lib/groups/constants';
import { audienceWords } from '@/lib/groups/words';

/** The audience; nothing when everyone may join. */
export function AudienceBadge({ audience }: { audience: Audience }) {
  if (audience === 'all') return null;
  return <Badge variant="special">{audienceWords(audience)}</Badge>;
}
