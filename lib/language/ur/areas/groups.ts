// Written by `npm run languages`.
import { texts as componentsLayoutShareTexts } from '../components/layout/share-texts';
import { texts as componentsGroupsCardTexts } from '../components/groups/card-texts';
import { texts as componentsGroupsTexts } from '../components/groups/texts';

export const texts = {
  'components/layout/share-texts': componentsLayoutShareTexts,
  'components/groups/card-texts': componentsGroupsCardTexts,
  'components/groups/texts': componentsGroupsTexts,
};
