import { texts as classes } from '../components/classes/texts';
import { texts as coaching } from '../components/coaching/texts';
import { texts as layoutLeave } from '../components/layout/leave-texts';
import { texts as layoutReview } from '../components/layout/review-texts';
import { texts as layoutShare } from '../components/layout/share-texts';

export const texts = {
  'components/layout/share-texts': layoutShare,
  'components/layout/review-texts': layoutReview,
  'components/layout/leave-texts': layoutLeave,
  'components/classes/texts': classes,
  'components/coaching/texts': coaching,
};
