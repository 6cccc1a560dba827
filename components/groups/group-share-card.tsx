import { ShareCard } from '@/components/layout/share-card';
import { AUDIENCE_LABELS } from '@/lib/groups/constants';
import type { GroupDto } from '@/lib/groups/schema/group';
import { spotsLeft } from './spots-left';

/** The preview picture of a group for shared links. */
export function GroupShareCard({ group }: { group: GroupDto }) {
  return (
    <ShareCard
      title={group.name}
      line={group.location ?? ''}
      who={group.audience === 'all' ? '' : AUDIENCE_LABELS[group.audience]}
      kind={group.sport.name}
      state={spotsLeft(group.memberCount, group.maxMembers)}
    />
  );
}
