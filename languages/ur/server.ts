import { texts as adminServer } from './admin-server';
import { texts as authServer } from './auth-server';
import { texts as bookingsServer } from './bookings-server';
import { texts as calendarServer } from './calendar-server';
import { texts as classesServer } from './classes-server';
import { texts as coachingServer } from './coaching-server';
import { texts as connectionsServer } from './connections-server';
import { texts as discoverServer } from './discover-server';
import { texts as gamesServer } from './games-server';
import { texts as groupsServer } from './groups-server';
import { texts as invitesServer } from './invites-server';
import { texts as layoutServer } from './layout-server';
import { texts as likesServer } from './likes-server';
import { texts as messagesServer } from './messages-server';
import { texts as moderationServer } from './moderation-server';
import { texts as moneyServer } from './money-server';
import { texts as notificationsServer } from './notifications-server';
import { texts as onboardingServer } from './onboarding-server';
import { texts as pagesServer } from './pages-server';
import { texts as platformServer } from './platform-server';
import { texts as proposalsServer } from './proposals-server';
import { texts as shellServer } from './shell-server';
import { texts as sportsServer } from './sports-server';
import { texts as teamsServer } from './teams-server';
import { texts as usersServer } from './users-server';
import { texts as venuesServer } from './venues-server';

/** Texts of the server alone: errors, notifications, e-mails, pages that do not hydrate. */
export const texts = {
  ...adminServer,
  ...authServer,
  ...bookingsServer,
  ...calendarServer,
  ...classesServer,
  ...coachingServer,
  ...connectionsServer,
  ...discoverServer,
  ...gamesServer,
  ...groupsServer,
  ...invitesServer,
  ...layoutServer,
  ...likesServer,
  ...messagesServer,
  ...moderationServer,
  ...moneyServer,
  ...notificationsServer,
  ...onboardingServer,
  ...pagesServer,
  ...platformServer,
  ...proposalsServer,
  ...shellServer,
  ...sportsServer,
  ...teamsServer,
  ...usersServer,
  ...venuesServer,
};
