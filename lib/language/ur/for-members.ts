// Written by `npm run languages`.
import { texts as coach } from './areas/coach';
import { texts as coaching } from './areas/coaching';
import { texts as demo } from './areas/demo';
import { texts as game } from './areas/game';
import { texts as games } from './areas/games';
import { texts as group } from './areas/group';
import { texts as invites } from './areas/invites';
import { texts as offline } from './areas/offline';
import { texts as places } from './areas/places';
import { texts as venue } from './areas/venue';
import { texts as venues } from './areas/venues';
import { texts as members } from './areas/members';

/** What members' pages load beyond what every page has. */
export const texts = {
  ...coach,
  ...coaching,
  ...demo,
  ...game,
  ...games,
  ...group,
  ...invites,
  ...offline,
  ...places,
  ...venue,
  ...venues,
  ...members,
};
