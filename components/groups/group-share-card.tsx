import { CardCourt } from '@/components/sharing/card-court';
import type { ShareCardFacts } from '@/components/sharing/share-card';
import type { GroupDto } from '@/lib/groups/schema/group';
import { audienceWords } from '@/lib/groups/words';
import { placeName } from '@/lib/platform/geocoding/place-name';
import { sportWords } from '@/lib/sports/words';
import { spotsLeft } from './group-address';

/** The text of a group's preview picture. */
export function groupShareCard(group: GroupDto): ShareCardFacts {
  return {
    title: group.name,
    line: group.location ? placeName(group.location) : '',
    who: group.audience === 'all' ? '' : audienceWords(group.audience),
    kind: sportWords(group.sport.name),
    state: spotsLeft(group.memberCount, group.maxMembers),
    drawing: <CardCourt sport={group.sport.name} taken={0} places={0} />,
  };
}
