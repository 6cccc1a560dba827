// Written by `npm run languages`.
import { texts as componentsGamesUnsentTexts } from '../components/games/unsent-texts';
import { texts as componentsLayoutReachTexts } from '../components/layout/reach-texts';
import { texts as componentsLayoutLeaveTexts } from '../components/layout/leave-texts';
import { texts as componentsGamesRsvpTexts } from '../components/games/rsvp-texts';
import { texts as componentsGamesCardTexts } from '../components/games/card-texts';
import { texts as componentsGamesListTexts } from '../components/games/list-texts';
import { texts as componentsVenuesWhereaboutsTexts } from '../components/venues/whereabouts-texts';
import { texts as libGamesTexts } from '../lib/games/texts';
import { texts as libGroupsTexts } from '../lib/groups/texts';

export const texts = {
  'components/games/unsent-texts': componentsGamesUnsentTexts,
  'components/layout/reach-texts': componentsLayoutReachTexts,
  'components/layout/leave-texts': componentsLayoutLeaveTexts,
  'components/games/rsvp-texts': componentsGamesRsvpTexts,
  'components/games/card-texts': componentsGamesCardTexts,
  'components/games/list-texts': componentsGamesListTexts,
  'components/venues/whereabouts-texts': componentsVenuesWhereaboutsTexts,
  'lib/games/texts': libGamesTexts,
  'lib/groups/texts': libGroupsTexts,
};
