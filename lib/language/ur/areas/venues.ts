// Written by `npm run languages`.
import { texts as componentsLayoutReachTexts } from '../components/layout/reach-texts';
import { texts as componentsMapTexts } from '../components/map/texts';
import { texts as componentsVenuesCardTexts } from '../components/venues/card-texts';
import { texts as componentsVenuesListTexts } from '../components/venues/list-texts';
import { texts as componentsVenuesMapTexts } from '../components/venues/map-texts';
import { texts as componentsVenuesWhereaboutsTexts } from '../components/venues/whereabouts-texts';

export const texts = {
  'components/layout/reach-texts': componentsLayoutReachTexts,
  'components/map/texts': componentsMapTexts,
  'components/venues/card-texts': componentsVenuesCardTexts,
  'components/venues/list-texts': componentsVenuesListTexts,
  'components/venues/map-texts': componentsVenuesMapTexts,
  'components/venues/whereabouts-texts': componentsVenuesWhereaboutsTexts,
};
