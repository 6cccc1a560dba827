// Written by `npm run languages`.
import { texts as componentsAdminPageTexts } from '../components/admin/page-texts';
import { texts as componentsAuthPageTexts } from '../components/auth/page-texts';
import { texts as componentsBookingsPageTexts } from '../components/bookings/page-texts';
import { texts as componentsCoachingPageTexts } from '../components/coaching/page-texts';
import { texts as componentsDiscoverPageTexts } from '../components/discover/page-texts';
import { texts as componentsGamesPageTexts } from '../components/games/page-texts';
import { texts as componentsGroupsPageTexts } from '../components/groups/page-texts';
import { texts as componentsInvitesPageTexts } from '../components/invites/page-texts';
import { texts as componentsLayoutPageTexts } from '../components/layout/page-texts';
import { texts as componentsMessagesPageTexts } from '../components/messages/page-texts';
import { texts as componentsOnboardingPageTexts } from '../components/onboarding/page-texts';
import { texts as componentsPagesPageTexts } from '../components/pages/page-texts';
import { texts as componentsShellPageTexts } from '../components/shell/page-texts';
import { texts as componentsSportsPageTexts } from '../components/sports/page-texts';
import { texts as componentsUsersPageTexts } from '../components/users/page-texts';
import { texts as componentsVenuesPageTexts } from '../components/venues/page-texts';
import { texts as libAdminServerTexts } from '../lib/admin/server-texts';
import { texts as libBookingsServerTexts } from '../lib/bookings/server-texts';
import { texts as libCalendarServerTexts } from '../lib/calendar/server-texts';
import { texts as libClassesServerTexts } from '../lib/classes/server-texts';
import { texts as libCoachingServerTexts } from '../lib/coaching/server-texts';
import { texts as libConnectionsServerTexts } from '../lib/connections/server-texts';
import { texts as libConnectionsTexts } from '../lib/connections/texts';
import { texts as libGamesServerTexts } from '../lib/games/server-texts';
import { texts as libGroupsServerTexts } from '../lib/groups/server-texts';
import { texts as libInvitesServerTexts } from '../lib/invites/server-texts';
import { texts as libLikesServerTexts } from '../lib/likes/server-texts';
import { texts as libMessagesServerTexts } from '../lib/messages/server-texts';
import { texts as libModerationServerTexts } from '../lib/moderation/server-texts';
import { texts as libMoneyServerTexts } from '../lib/money/server-texts';
import { texts as libNotificationsServerTexts } from '../lib/notifications/server-texts';
import { texts as libNotificationsTexts } from '../lib/notifications/texts';
import { texts as libPlatformAuthServerTexts } from '../lib/platform/auth/server-texts';
import { texts as libPlatformCaptchaServerTexts } from '../lib/platform/captcha/server-texts';
import { texts as libPlatformDbServerTexts } from '../lib/platform/db/server-texts';
import { texts as libPlatformErrorsServerTexts } from '../lib/platform/errors/server-texts';
import { texts as libPlatformHealthServerTexts } from '../lib/platform/health/server-texts';
import { texts as libPlatformHttpFrontTexts } from '../lib/platform/http/front-texts';
import { texts as libPlatformHttpServerTexts } from '../lib/platform/http/server-texts';
import { texts as libPlatformMailServerTexts } from '../lib/platform/mail/server-texts';
import { texts as libPlatformRealtimeTexts } from '../lib/platform/realtime/texts';
import { texts as libPlatformStorageServerTexts } from '../lib/platform/storage/server-texts';
import { texts as libProposalsServerTexts } from '../lib/proposals/server-texts';
import { texts as libSportsServerTexts } from '../lib/sports/server-texts';
import { texts as libTeamsServerTexts } from '../lib/teams/server-texts';
import { texts as libUsersServerTexts } from '../lib/users/server-texts';
import { texts as libVenuesServerTexts } from '../lib/venues/server-texts';

export const texts = {
  'components/admin/page-texts': componentsAdminPageTexts,
  'components/auth/page-texts': componentsAuthPageTexts,
  'components/bookings/page-texts': componentsBookingsPageTexts,
  'components/coaching/page-texts': componentsCoachingPageTexts,
  'components/discover/page-texts': componentsDiscoverPageTexts,
  'components/games/page-texts': componentsGamesPageTexts,
  'components/groups/page-texts': componentsGroupsPageTexts,
  'components/invites/page-texts': componentsInvitesPageTexts,
  'components/layout/page-texts': componentsLayoutPageTexts,
  'components/messages/page-texts': componentsMessagesPageTexts,
  'components/onboarding/page-texts': componentsOnboardingPageTexts,
  'components/pages/page-texts': componentsPagesPageTexts,
  'components/shell/page-texts': componentsShellPageTexts,
  'components/sports/page-texts': componentsSportsPageTexts,
  'components/users/page-texts': componentsUsersPageTexts,
  'components/venues/page-texts': componentsVenuesPageTexts,
  'lib/admin/server-texts': libAdminServerTexts,
  'lib/bookings/server-texts': libBookingsServerTexts,
  'lib/calendar/server-texts': libCalendarServerTexts,
  'lib/classes/server-texts': libClassesServerTexts,
  'lib/coaching/server-texts': libCoachingServerTexts,
  'lib/connections/server-texts': libConnectionsServerTexts,
  'lib/connections/texts': libConnectionsTexts,
  'lib/games/server-texts': libGamesServerTexts,
  'lib/groups/server-texts': libGroupsServerTexts,
  'lib/invites/server-texts': libInvitesServerTexts,
  'lib/likes/server-texts': libLikesServerTexts,
  'lib/messages/server-texts': libMessagesServerTexts,
  'lib/moderation/server-texts': libModerationServerTexts,
  'lib/money/server-texts': libMoneyServerTexts,
  'lib/notifications/server-texts': libNotificationsServerTexts,
  'lib/notifications/texts': libNotificationsTexts,
  'lib/platform/auth/server-texts': libPlatformAuthServerTexts,
  'lib/platform/captcha/server-texts': libPlatformCaptchaServerTexts,
  'lib/platform/db/server-texts': libPlatformDbServerTexts,
  'lib/platform/errors/server-texts': libPlatformErrorsServerTexts,
  'lib/platform/health/server-texts': libPlatformHealthServerTexts,
  'lib/platform/http/front-texts': libPlatformHttpFrontTexts,
  'lib/platform/http/server-texts': libPlatformHttpServerTexts,
  'lib/platform/mail/server-texts': libPlatformMailServerTexts,
  'lib/platform/realtime/texts': libPlatformRealtimeTexts,
  'lib/platform/storage/server-texts': libPlatformStorageServerTexts,
  'lib/proposals/server-texts': libProposalsServerTexts,
  'lib/sports/server-texts': libSportsServerTexts,
  'lib/teams/server-texts': libTeamsServerTexts,
  'lib/users/server-texts': libUsersServerTexts,
  'lib/venues/server-texts': libVenuesServerTexts,
};
