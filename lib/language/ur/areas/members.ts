// Written by `npm run languages`.
import { texts as componentsAdminMemberTexts } from '../components/admin/member-texts';
import { texts as componentsAuthAddressTexts } from '../components/auth/address-texts';
import { texts as componentsAuthMemberTexts } from '../components/auth/member-texts';
import { texts as componentsBookingsMemberTexts } from '../components/bookings/member-texts';
import { texts as componentsClassesMemberTexts } from '../components/classes/member-texts';
import { texts as componentsCoachingMemberTexts } from '../components/coaching/member-texts';
import { texts as componentsConnectionsMemberTexts } from '../components/connections/member-texts';
import { texts as componentsDiscoverMemberTexts } from '../components/discover/member-texts';
import { texts as componentsFormsMemberTexts } from '../components/forms/member-texts';
import { texts as componentsGamesMemberTexts } from '../components/games/member-texts';
import { texts as componentsGamesNextGameTexts } from '../components/games/next-game-texts';
import { texts as componentsGroupsMemberTexts } from '../components/groups/member-texts';
import { texts as componentsInvitesMemberTexts } from '../components/invites/member-texts';
import { texts as componentsLayoutMemberTexts } from '../components/layout/member-texts';
import { texts as componentsLayoutNotFoundTexts } from '../components/layout/not-found/texts';
import { texts as componentsLikesMemberTexts } from '../components/likes/member-texts';
import { texts as componentsMapMemberTexts } from '../components/map/member-texts';
import { texts as componentsMessagesMemberTexts } from '../components/messages/member-texts';
import { texts as componentsMessagesNoticeTexts } from '../components/messages/notice-texts';
import { texts as componentsModerationMemberTexts } from '../components/moderation/member-texts';
import { texts as componentsNotificationsMemberTexts } from '../components/notifications/member-texts';
import { texts as componentsOnboardingEntryTexts } from '../components/onboarding/entry-texts';
import { texts as componentsOnboardingMemberTexts } from '../components/onboarding/member-texts';
import { texts as componentsShellMemberTexts } from '../components/shell/member-texts';
import { texts as componentsSportsMemberTexts } from '../components/sports/member-texts';
import { texts as componentsUsersCardTexts } from '../components/users/card-texts';
import { texts as componentsUsersDeletionTexts } from '../components/users/deletion-texts';
import { texts as componentsUsersMemberTexts } from '../components/users/member-texts';
import { texts as componentsVenuesMemberTexts } from '../components/venues/member-texts';
import { texts as libAdminTexts } from '../lib/admin/texts';
import { texts as libBookingsTexts } from '../lib/bookings/texts';
import { texts as libClassesTexts } from '../lib/classes/texts';
import { texts as libCoachingTexts } from '../lib/coaching/texts';
import { texts as libGamesSchemaTexts } from '../lib/games/schema/texts';
import { texts as libInvitesTexts } from '../lib/invites/texts';
import { texts as libLikesTexts } from '../lib/likes/texts';
import { texts as libMessagesTexts } from '../lib/messages/texts';
import { texts as libModerationTexts } from '../lib/moderation/texts';
import { texts as libPlatformAuthTexts } from '../lib/platform/auth/texts';
import { texts as libPlatformGeoTexts } from '../lib/platform/geo/texts';
import { texts as libPlatformJobsTexts } from '../lib/platform/jobs/texts';
import { texts as libPlatformObservabilityAuditTexts } from '../lib/platform/observability/audit-texts';
import { texts as libPlatformObservabilityTexts } from '../lib/platform/observability/texts';
import { texts as libPlatformValidationTexts } from '../lib/platform/validation/texts';
import { texts as libUsersTexts } from '../lib/users/texts';
import { texts as libVenuesSchemaTexts } from '../lib/venues/schema/texts';
import { texts as libVenuesTexts } from '../lib/venues/texts';

export const texts = {
  'components/admin/member-texts': componentsAdminMemberTexts,
  'components/auth/address-texts': componentsAuthAddressTexts,
  'components/auth/member-texts': componentsAuthMemberTexts,
  'components/bookings/member-texts': componentsBookingsMemberTexts,
  'components/classes/member-texts': componentsClassesMemberTexts,
  'components/coaching/member-texts': componentsCoachingMemberTexts,
  'components/connections/member-texts': componentsConnectionsMemberTexts,
  'components/discover/member-texts': componentsDiscoverMemberTexts,
  'components/forms/member-texts': componentsFormsMemberTexts,
  'components/games/member-texts': componentsGamesMemberTexts,
  'components/games/next-game-texts': componentsGamesNextGameTexts,
  'components/groups/member-texts': componentsGroupsMemberTexts,
  'components/invites/member-texts': componentsInvitesMemberTexts,
  'components/layout/member-texts': componentsLayoutMemberTexts,
  'components/layout/not-found/texts': componentsLayoutNotFoundTexts,
  'components/likes/member-texts': componentsLikesMemberTexts,
  'components/map/member-texts': componentsMapMemberTexts,
  'components/messages/member-texts': componentsMessagesMemberTexts,
  'components/messages/notice-texts': componentsMessagesNoticeTexts,
  'components/moderation/member-texts': componentsModerationMemberTexts,
  'components/notifications/member-texts': componentsNotificationsMemberTexts,
  'components/onboarding/entry-texts': componentsOnboardingEntryTexts,
  'components/onboarding/member-texts': componentsOnboardingMemberTexts,
  'components/shell/member-texts': componentsShellMemberTexts,
  'components/sports/member-texts': componentsSportsMemberTexts,
  'components/users/card-texts': componentsUsersCardTexts,
  'components/users/deletion-texts': componentsUsersDeletionTexts,
  'components/users/member-texts': componentsUsersMemberTexts,
  'components/venues/member-texts': componentsVenuesMemberTexts,
  'lib/admin/texts': libAdminTexts,
  'lib/bookings/texts': libBookingsTexts,
  'lib/classes/texts': libClassesTexts,
  'lib/coaching/texts': libCoachingTexts,
  'lib/games/schema/texts': libGamesSchemaTexts,
  'lib/invites/texts': libInvitesTexts,
  'lib/likes/texts': libLikesTexts,
  'lib/messages/texts': libMessagesTexts,
  'lib/moderation/texts': libModerationTexts,
  'lib/platform/auth/texts': libPlatformAuthTexts,
  'lib/platform/geo/texts': libPlatformGeoTexts,
  'lib/platform/jobs/texts': libPlatformJobsTexts,
  'lib/platform/observability/audit-texts': libPlatformObservabilityAuditTexts,
  'lib/platform/observability/texts': libPlatformObservabilityTexts,
  'lib/platform/validation/texts': libPlatformValidationTexts,
  'lib/users/texts': libUsersTexts,
  'lib/venues/schema/texts': libVenuesSchemaTexts,
  'lib/venues/texts': libVenuesTexts,
};
