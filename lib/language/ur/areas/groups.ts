import { texts as groupsCard } from '../components/groups/card-texts';
import { texts as groups } from '../components/groups/texts';
import { texts as layoutShare } from '../components/layout/share-texts';

export const texts = {
  'components/layout/share-texts': layoutShare,
  'components/groups/card-texts': groupsCard,
  'components/groups/texts': groups,
};
