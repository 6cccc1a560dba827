// Written by `npm run languages`.
import { texts as coaching } from './areas/coaching';
import { texts as demo } from './areas/demo';
import { texts as games } from './areas/games';
import { texts as groups } from './areas/groups';
import { texts as invites } from './areas/invites';
import { texts as places } from './areas/places';
import { texts as venues } from './areas/venues';
import { texts as members } from './areas/members';

/** What members' pages load beyond what every page has. */
export const texts = {
  ...coaching,
  ...demo,
  ...games,
  ...groups,
  ...invites,
  ...places,
  ...venues,
  ...members,
};
