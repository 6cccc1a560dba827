// Written by `npm run languages`.
import { texts as componentsLayoutReviewTexts } from '../components/layout/review-texts';
import { texts as componentsLayoutShareTexts } from '../components/layout/share-texts';
import { texts as componentsLayoutReachTexts } from '../components/layout/reach-texts';
import { texts as componentsVenuesCardTexts } from '../components/venues/card-texts';
import { texts as componentsVenuesTexts } from '../components/venues/texts';

export const texts = {
  'components/layout/review-texts': componentsLayoutReviewTexts,
  'components/layout/share-texts': componentsLayoutShareTexts,
  'components/layout/reach-texts': componentsLayoutReachTexts,
  'components/venues/card-texts': componentsVenuesCardTexts,
  'components/venues/texts': componentsVenuesTexts,
};
