// Written by `npm run languages`.
import { texts as libAdminServerTexts } from '@/lib/admin/server-texts';
import { texts as libBookingsServerTexts } from '@/lib/bookings/server-texts';
import { texts as libCalendarServerTexts } from '@/lib/calendar/server-texts';
import { texts as libClassesServerTexts } from '@/lib/classes/server-texts';
import { texts as libCoachingServerTexts } from '@/lib/coaching/server-texts';
import { texts as libConnectionsServerTexts } from '@/lib/connections/server-texts';
import { texts as libGamesServerTexts } from '@/lib/games/server-texts';
import { texts as libGroupsServerTexts } from '@/lib/groups/server-texts';
import { texts as libInvitesServerTexts } from '@/lib/invites/server-texts';
import { texts as libLikesServerTexts } from '@/lib/likes/server-texts';
import { texts as libMessagesServerTexts } from '@/lib/messages/server-texts';
import { texts as libModerationServerTexts } from '@/lib/moderation/server-texts';
import { texts as libMoneyServerTexts } from '@/lib/money/server-texts';
import { texts as libNotificationsServerTexts } from '@/lib/notifications/server-texts';
import { texts as libPlatformAuthServerTexts } from '@/lib/platform/auth/server-texts';
import { texts as libPlatformCaptchaServerTexts } from '@/lib/platform/captcha/server-texts';
import { texts as libPlatformDbServerTexts } from '@/lib/platform/db/server-texts';
import { texts as libPlatformErrorsServerTexts } from '@/lib/platform/errors/server-texts';
import { texts as libPlatformHealthServerTexts } from '@/lib/platform/health/server-texts';
import { texts as libPlatformHttpServerTexts } from '@/lib/platform/http/server-texts';
import { texts as libPlatformMailServerTexts } from '@/lib/platform/mail/server-texts';
import { texts as libPlatformStorageServerTexts } from '@/lib/platform/storage/server-texts';
import { texts as libProposalsServerTexts } from '@/lib/proposals/server-texts';
import { texts as libSportsServerTexts } from '@/lib/sports/server-texts';
import { texts as libTeamsServerTexts } from '@/lib/teams/server-texts';
import { texts as libUsersServerTexts } from '@/lib/users/server-texts';
import { texts as libVenuesServerTexts } from '@/lib/venues/server-texts';

/** The English texts of what the server says and stores, by their ids. */
export const said = {
  'lib/admin/server-texts': libAdminServerTexts.english,
  'lib/bookings/server-texts': libBookingsServerTexts.english,
  'lib/calendar/server-texts': libCalendarServerTexts.english,
  'lib/classes/server-texts': libClassesServerTexts.english,
  'lib/coaching/server-texts': libCoachingServerTexts.english,
  'lib/connections/server-texts': libConnectionsServerTexts.english,
  'lib/games/server-texts': libGamesServerTexts.english,
  'lib/groups/server-texts': libGroupsServerTexts.english,
  'lib/invites/server-texts': libInvitesServerTexts.english,
  'lib/likes/server-texts': libLikesServerTexts.english,
  'lib/messages/server-texts': libMessagesServerTexts.english,
  'lib/moderation/server-texts': libModerationServerTexts.english,
  'lib/money/server-texts': libMoneyServerTexts.english,
  'lib/notifications/server-texts': libNotificationsServerTexts.english,
  'lib/platform/auth/server-texts': libPlatformAuthServerTexts.english,
  'lib/platform/captcha/server-texts': libPlatformCaptchaServerTexts.english,
  'lib/platform/db/server-texts': libPlatformDbServerTexts.english,
  'lib/platform/errors/server-texts': libPlatformErrorsServerTexts.english,
  'lib/platform/health/server-texts': libPlatformHealthServerTexts.english,
  'lib/platform/http/server-texts': libPlatformHttpServerTexts.english,
  'lib/platform/mail/server-texts': libPlatformMailServerTexts.english,
  'lib/platform/storage/server-texts': libPlatformStorageServerTexts.english,
  'lib/proposals/server-texts': libProposalsServerTexts.english,
  'lib/sports/server-texts': libSportsServerTexts.english,
  'lib/teams/server-texts': libTeamsServerTexts.english,
  'lib/users/server-texts': libUsersServerTexts.english,
  'lib/venues/server-texts': libVenuesServerTexts.english,
};
