// Written by `npm run languages`.
import { texts as componentsLayoutReviewTexts } from '../components/layout/review-texts';
import { texts as componentsLayoutLeaveTexts } from '../components/layout/leave-texts';
import { texts as componentsClassesTexts } from '../components/classes/texts';
import { texts as componentsCoachingCardTexts } from '../components/coaching/card-texts';
import { texts as componentsCoachingTexts } from '../components/coaching/texts';

export const texts = {
  'components/layout/review-texts': componentsLayoutReviewTexts,
  'components/layout/leave-texts': componentsLayoutLeaveTexts,
  'components/classes/texts': componentsClassesTexts,
  'components/coaching/card-texts': componentsCoachingCardTexts,
  'components/coaching/texts': componentsCoachingTexts,
};
