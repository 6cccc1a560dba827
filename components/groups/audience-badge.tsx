import { Badge } from '@/components/ui/badge';
import { AUDIENCE_LABELS, type Audience } from '@/lib/groups/constants';

/** Who may join or play; nothing when everyone may. */
export function AudienceBadge({ audience }: { audience: Audience }) {
  if (audience === 'all') return null;
  return <Badge variant="special">{AUDIENCE_LABELS[audience]}</Badge>;
}
