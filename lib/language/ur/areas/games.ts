import { texts as gamesRsvp } from '../components/games/rsvp-texts';
import { texts as games } from '../components/games/texts';
import { texts as layoutLeave } from '../components/layout/leave-texts';
import { texts as layoutMembersPage } from '../components/layout/members-page-texts';
import { texts as layoutReach } from '../components/layout/reach-texts';
import { texts as layoutShare } from '../components/layout/share-texts';
import { texts as messages } from '../components/messages/texts';
import { texts as sharedGames } from '../lib/games/texts';
import { texts as sharedGroups } from '../lib/groups/texts';

export const texts = {
  'components/layout/share-texts': layoutShare,
  'components/layout/reach-texts': layoutReach,
  'components/layout/leave-texts': layoutLeave,
  'components/layout/members-page-texts': layoutMembersPage,
  'components/games/rsvp-texts': gamesRsvp,
  'components/games/texts': games,
  'components/messages/texts': messages,
  'lib/games/texts': sharedGames,
  'lib/groups/texts': sharedGroups,
};
