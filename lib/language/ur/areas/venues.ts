import { texts as layoutReach } from '../components/layout/reach-texts';
import { texts as layoutReview } from '../components/layout/review-texts';
import { texts as layoutShare } from '../components/layout/share-texts';
import { texts as venuesCard } from '../components/venues/card-texts';
import { texts as venues } from '../components/venues/texts';

export const texts = {
  'components/layout/review-texts': layoutReview,
  'components/layout/share-texts': layoutShare,
  'components/layout/reach-texts': layoutReach,
  'components/venues/card-texts': venuesCard,
  'components/venues/texts': venues,
};
