// Written by `npm run languages`.
import { texts as componentsLayoutReviewTexts } from '../components/layout/review-texts';
import { texts as componentsVenuesCardTexts } from '../components/venues/card-texts';
import { texts as componentsVenuesTexts } from '../components/venues/texts';

export const texts = {
  'components/layout/review-texts': componentsLayoutReviewTexts,
  'components/venues/card-texts': componentsVenuesCardTexts,
  'components/venues/texts': componentsVenuesTexts,
};
