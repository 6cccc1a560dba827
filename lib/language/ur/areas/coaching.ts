// Written by `npm run languages`.
import { texts as componentsLayoutShareTexts } from '../components/layout/share-texts';
import { texts as componentsLayoutReviewTexts } from '../components/layout/review-texts';
import { texts as componentsLayoutLeaveTexts } from '../components/layout/leave-texts';
import { texts as componentsClassesTexts } from '../components/classes/texts';
import { texts as componentsCoachingTexts } from '../components/coaching/texts';

export const texts = {
  'components/layout/share-texts': componentsLayoutShareTexts,
  'components/layout/review-texts': componentsLayoutReviewTexts,
  'components/layout/leave-texts': componentsLayoutLeaveTexts,
  'components/classes/texts': componentsClassesTexts,
  'components/coaching/texts': componentsCoachingTexts,
};
