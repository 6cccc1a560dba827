// Written by `npm run languages`.
import { texts as componentsCoachingCardTexts } from '../components/coaching/card-texts';
import { texts as componentsCoachingListTexts } from '../components/coaching/list-texts';

export const texts = {
  'components/coaching/card-texts': componentsCoachingCardTexts,
  'components/coaching/list-texts': componentsCoachingListTexts,
};
