import { texts as adminPage } from '../components/admin/page-texts';
import { texts as authPage } from '../components/auth/page-texts';
import { texts as bookingsPage } from '../components/bookings/page-texts';
import { texts as coachingPage } from '../components/coaching/page-texts';
import { texts as discoverPage } from '../components/discover/page-texts';
import { texts as gamesPage } from '../components/games/page-texts';
import { texts as groupsPage } from '../components/groups/page-texts';
import { texts as invitesPage } from '../components/invites/page-texts';
import { texts as layoutPage } from '../components/layout/page-texts';
import { texts as messagesPage } from '../components/messages/page-texts';
import { texts as onboardingPage } from '../components/onboarding/page-texts';
import { texts as pagesPage } from '../components/pages/page-texts';
import { texts as shellPage } from '../components/shell/page-texts';
import { texts as sportsPage } from '../components/sports/page-texts';
import { texts as usersPage } from '../components/users/page-texts';
import { texts as venuesPage } from '../components/venues/page-texts';
import { texts as sharedAdminServer } from '../lib/admin/server-texts';
import { texts as sharedBookingsServer } from '../lib/bookings/server-texts';
import { texts as sharedCalendarServer } from '../lib/calendar/server-texts';
import { texts as sharedClassesServer } from '../lib/classes/server-texts';
import { texts as sharedCoachingServer } from '../lib/coaching/server-texts';
import { texts as sharedConnectionsServer } from '../lib/connections/server-texts';
import { texts as sharedConnections } from '../lib/connections/texts';
import { texts as sharedGamesServer } from '../lib/games/server-texts';
import { texts as sharedGroupsServer } from '../lib/groups/server-texts';
import { texts as sharedInvitesServer } from '../lib/invites/server-texts';
import { texts as sharedLikesServer } from '../lib/likes/server-texts';
import { texts as sharedMessagesServer } from '../lib/messages/server-texts';
import { texts as sharedModerationServer } from '../lib/moderation/server-texts';
import { texts as sharedNotificationsServer } from '../lib/notifications/server-texts';
import { texts as sharedNotifications } from '../lib/notifications/texts';
import { texts as platformAuthServer } from '../lib/platform/auth/server-texts';
import { texts as platformCaptchaServer } from '../lib/platform/captcha/server-texts';
import { texts as platformDbServer } from '../lib/platform/db/server-texts';
import { texts as platformErrorsServer } from '../lib/platform/errors/server-texts';
import { texts as platformHealthServer } from '../lib/platform/health/server-texts';
import { texts as platformHttpFront } from '../lib/platform/http/front-texts';
import { texts as platformHttpServer } from '../lib/platform/http/server-texts';
import { texts as platformMailServer } from '../lib/platform/mail/server-texts';
import { texts as platformRealtime } from '../lib/platform/realtime/texts';
import { texts as platformStorageServer } from '../lib/platform/storage/server-texts';
import { texts as sharedSportsServer } from '../lib/sports/server-texts';
import { texts as sharedUsersServer } from '../lib/users/server-texts';
import { texts as sharedVenuesServer } from '../lib/venues/server-texts';

/** What only the server says. */
export const texts = {
  'components/admin/page-texts': adminPage,
  'components/auth/page-texts': authPage,
  'components/bookings/page-texts': bookingsPage,
  'components/coaching/page-texts': coachingPage,
  'components/discover/page-texts': discoverPage,
  'components/games/page-texts': gamesPage,
  'components/groups/page-texts': groupsPage,
  'components/invites/page-texts': invitesPage,
  'components/layout/page-texts': layoutPage,
  'components/messages/page-texts': messagesPage,
  'components/onboarding/page-texts': onboardingPage,
  'components/pages/page-texts': pagesPage,
  'components/shell/page-texts': shellPage,
  'components/sports/page-texts': sportsPage,
  'components/users/page-texts': usersPage,
  'components/venues/page-texts': venuesPage,
  'lib/admin/server-texts': sharedAdminServer,
  'lib/bookings/server-texts': sharedBookingsServer,
  'lib/calendar/server-texts': sharedCalendarServer,
  'lib/classes/server-texts': sharedClassesServer,
  'lib/coaching/server-texts': sharedCoachingServer,
  'lib/connections/server-texts': sharedConnectionsServer,
  'lib/connections/texts': sharedConnections,
  'lib/games/server-texts': sharedGamesServer,
  'lib/groups/server-texts': sharedGroupsServer,
  'lib/invites/server-texts': sharedInvitesServer,
  'lib/likes/server-texts': sharedLikesServer,
  'lib/messages/server-texts': sharedMessagesServer,
  'lib/moderation/server-texts': sharedModerationServer,
  'lib/notifications/server-texts': sharedNotificationsServer,
  'lib/notifications/texts': sharedNotifications,
  'lib/platform/auth/server-texts': platformAuthServer,
  'lib/platform/captcha/server-texts': platformCaptchaServer,
  'lib/platform/db/server-texts': platformDbServer,
  'lib/platform/errors/server-texts': platformErrorsServer,
  'lib/platform/health/server-texts': platformHealthServer,
  'lib/platform/http/front-texts': platformHttpFront,
  'lib/platform/http/server-texts': platformHttpServer,
  'lib/platform/mail/server-texts': platformMailServer,
  'lib/platform/realtime/texts': platformRealtime,
  'lib/platform/storage/server-texts': platformStorageServer,
  'lib/sports/server-texts': sharedSportsServer,
  'lib/users/server-texts': sharedUsersServer,
  'lib/venues/server-texts': sharedVenuesServer,
};
