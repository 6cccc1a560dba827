import { serverTexts as admin } from './admin';
import { serverTexts as auth } from './auth';
import { serverTexts as bookings } from './bookings';
import { serverTexts as calendar } from './calendar';
import { serverTexts as classes } from './classes';
import { serverTexts as clients } from './clients';
import { serverTexts as coaching } from './coaching';
import { serverTexts as connections } from './connections';
import { serverTexts as courts } from './courts';
import { serverTexts as discover } from './discover';
import { serverTexts as follows } from './follows';
import { serverTexts as games } from './games';
import { serverTexts as groups } from './groups';
import { serverTexts as guardians } from './guardians';
import { serverTexts as invites } from './invites';
import { serverTexts as layout } from './layout';
import { serverTexts as likes } from './likes';
import { serverTexts as messages } from './messages';
import { serverTexts as moderation } from './moderation';
import { serverTexts as money } from './money';
import { serverTexts as notifications } from './notifications';
import { serverTexts as onboarding } from './onboarding';
import { serverTexts as pages } from './pages';
import { serverTexts as platform } from './platform';
import { serverTexts as proposals } from './proposals';
import { serverTexts as regulars } from './regulars';
import { serverTexts as sharing } from './sharing';
import { serverTexts as shell } from './shell';
import { serverTexts as sports } from './sports';
import { serverTexts as teams } from './teams';
import { serverTexts as users } from './users';
import { serverTexts as venues } from './venues';
import { serverTexts as webhooks } from './webhooks';

/** Texts of the server alone: errors, notifications, e-mails, pages that do not hydrate. */
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
  ...games,
  ...groups,
  ...guardians,
  ...invites,
  ...layout,
  ...likes,
  ...messages,
  ...moderation,
  ...money,
  ...notifications,
  ...onboarding,
  ...pages,
  ...platform,
  ...proposals,
  ...regulars,
  ...sharing,
  ...shell,
  ...sports,
  ...teams,
  ...users,
  ...venues,
  ...webhooks,
};
