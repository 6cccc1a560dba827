// Written by `npm run languages`.
import { texts as componentsGamesUnsentTexts } from '../components/games/unsent-texts';
import { texts as componentsLayoutShareTexts } from '../components/layout/share-texts';
import { texts as componentsLayoutLeaveTexts } from '../components/layout/leave-texts';
import { texts as componentsGamesRsvpTexts } from '../components/games/rsvp-texts';
import { texts as componentsGamesCardTexts } from '../components/games/card-texts';
import { texts as componentsGamesGroupTexts } from '../components/games/group-texts';
import { texts as componentsGamesLaterTexts } from '../components/games/later-texts';
import { texts as componentsGroupsCardTexts } from '../components/groups/card-texts';
import { texts as componentsGroupsTexts } from '../components/groups/texts';
import { texts as libGamesTexts } from '../lib/games/texts';
import { texts as libGroupsTexts } from '../lib/groups/texts';

export const texts = {
  'components/games/unsent-texts': componentsGamesUnsentTexts,
  'components/layout/share-texts': componentsLayoutShareTexts,
  'components/layout/leave-texts': componentsLayoutLeaveTexts,
  'components/games/rsvp-texts': componentsGamesRsvpTexts,
  'components/games/card-texts': componentsGamesCardTexts,
  'components/games/group-texts': componentsGamesGroupTexts,
  'components/games/later-texts': componentsGamesLaterTexts,
  'components/groups/card-texts': componentsGroupsCardTexts,
  'components/groups/texts': componentsGroupsTexts,
  'lib/games/texts': libGamesTexts,
  'lib/groups/texts': libGroupsTexts,
};
