import { texts as admin } from './admin';
import { texts as auth } from './auth';
import { texts as bookings } from './bookings';
import { texts as calendar } from './calendar';
import { texts as classes } from './classes';
import { texts as clients } from './clients';
import { texts as coaching } from './coaching';
import { texts as connections } from './connections';
import { texts as courts } from './courts';
import { texts as discover } from './discover';
import { texts as follows } from './follows';
import { texts as forms } from './forms';
import { texts as games } from './games';
import { texts as groups } from './groups';
import { texts as guardians } from './guardians';
import { texts as invites } from './invites';
import { texts as layout } from './layout';
import { texts as likes } from './likes';
import { texts as lists } from './lists';
import { texts as map } from './map';
import { texts as messages } from './messages';
import { texts as moderation } from './moderation';
import { texts as money } from './money';
import { texts as notifications } from './notifications';
import { texts as offline } from './offline';
import { texts as onboarding } from './onboarding';
import { texts as places } from './places';
import { texts as platform } from './platform';
import { texts as proposals } from './proposals';
import { texts as regulars } from './regulars';
import { texts as reviews } from './reviews';
import { texts as seats } from './seats';
import { texts as sharing } from './sharing';
import { texts as shell } from './shell';
import { texts as sports } from './sports';
import { texts as teams } from './teams';
import { texts as ui } from './ui';
import { texts as users } from './users';
import { texts as venues } from './venues';
import { texts as webhooks } from './webhooks';

/** All texts of React's pages. `all.test` reports a missing file. */
export const texts = {
  ...admin,
  ...auth,
  ...bookings,
  ...calendar,
  ...classes,
  ...coaching,
  ...clients,
  ...connections,
  ...courts,
  ...discover,
  ...follows,
  ...forms,
  ...games,
  ...groups,
  ...guardians,
  ...invites,
  ...layout,
  ...likes,
  ...lists,
  ...map,
  ...messages,
  ...moderation,
  ...money,
  ...notifications,
  ...offline,
  ...onboarding,
  ...places,
  ...platform,
  ...proposals,
  ...regulars,
  ...reviews,
  ...seats,
  ...sharing,
  ...shell,
  ...sports,
  ...teams,
  ...ui,
  ...users,
  ...venues,
  ...webhooks,
};
