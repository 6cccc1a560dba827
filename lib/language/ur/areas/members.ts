// Written by `npm run languages`.
import { texts as componentsAdminApplicationTexts } from '../components/admin/application-texts';
import { texts as componentsAdminFigureTexts } from '../components/admin/figure-texts';
import { texts as componentsAdminJobsTexts } from '../components/admin/jobs-texts';
import { texts as componentsAdminLogTexts } from '../components/admin/log-texts';
import { texts as componentsAdminMemberTexts } from '../components/admin/member-texts';
import { texts as componentsAdminPeopleTexts } from '../components/admin/people-texts';
import { texts as componentsAdminReportTexts } from '../components/admin/report-texts';
import { texts as componentsAdminSportsMemberTexts } from '../components/admin/sports/member-texts';
import { texts as componentsAdminVenuesMemberTexts } from '../components/admin/venues/member-texts';
import { texts as componentsAuthAddressTexts } from '../components/auth/address-texts';
import { texts as componentsAuthMemberTexts } from '../components/auth/member-texts';
import { texts as componentsBookingsMemberTexts } from '../components/bookings/member-texts';
import { texts as componentsClassesMemberTexts } from '../components/classes/member-texts';
import { texts as componentsCoachingMemberTexts } from '../components/coaching/member-texts';
import { texts as componentsConnectionsMemberTexts } from '../components/connections/member-texts';
import { texts as componentsDiscoverMemberTexts } from '../components/discover/member-texts';
import { texts as componentsDiscoverSportTexts } from '../components/discover/sport-texts';
import { texts as componentsFormsMemberTexts } from '../components/forms/member-texts';
import { texts as componentsGamesMemberTexts } from '../components/games/member-texts';
import { texts as componentsGamesNextGameTexts } from '../components/games/next-game-texts';
import { texts as componentsGamesRosterTexts } from '../components/games/roster-texts';
import { texts as componentsGamesSignedInTexts } from '../components/games/signed-in-texts';
import { texts as componentsGroupsMemberTexts } from '../components/groups/member-texts';
import { texts as componentsGroupsSignedInTexts } from '../components/groups/signed-in-texts';
import { texts as componentsInvitesMemberTexts } from '../components/invites/member-texts';
import { texts as componentsLayoutMemberTexts } from '../components/layout/member-texts';
import { texts as componentsLayoutNoneNearTexts } from '../components/layout/none-near-texts';
import { texts as componentsLayoutNotFoundTexts } from '../components/layout/not-found/texts';
import { texts as componentsLikesMemberTexts } from '../components/likes/member-texts';
import { texts as componentsLikesMatchTexts } from '../components/likes/match-texts';
import { texts as componentsMapMemberTexts } from '../components/map/member-texts';
import { texts as componentsMessagesMemberTexts } from '../components/messages/member-texts';
import { texts as componentsMessagesNoticeTexts } from '../components/messages/notice-texts';
import { texts as componentsModerationMemberTexts } from '../components/moderation/member-texts';
import { texts as componentsModerationMenuTexts } from '../components/moderation/menu-texts';
import { texts as componentsMoneyMemberTexts } from '../components/money/member-texts';
import { texts as componentsNotificationsMemberTexts } from '../components/notifications/member-texts';
import { texts as componentsNotificationsBellTexts } from '../components/notifications/bell-texts';
import { texts as componentsOnboardingEntryTexts } from '../components/onboarding/entry-texts';
import { texts as componentsOnboardingMemberTexts } from '../components/onboarding/member-texts';
import { texts as componentsProposalsMemberTexts } from '../components/proposals/member-texts';
import { texts as componentsShellMemberTexts } from '../components/shell/member-texts';
import { texts as componentsSportsMemberTexts } from '../components/sports/member-texts';
import { texts as componentsTeamsMemberTexts } from '../components/teams/member-texts';
import { texts as componentsUsersCardTexts } from '../components/users/card-texts';
import { texts as componentsUsersDeletionTexts } from '../components/users/deletion-texts';
import { texts as componentsUsersMemberTexts } from '../components/users/member-texts';
import { texts as componentsUsersSettingsTexts } from '../components/users/settings-texts';
import { texts as componentsVenuesMemberTexts } from '../components/venues/member-texts';
import { texts as libAdminTexts } from '../lib/admin/texts';
import { texts as libBookingsTexts } from '../lib/bookings/texts';
import { texts as libClassesTexts } from '../lib/classes/texts';
import { texts as libCoachingTexts } from '../lib/coaching/texts';
import { texts as libGamesSchemaTexts } from '../lib/games/schema/texts';
import { texts as libGroupsSchemaTexts } from '../lib/groups/schema/texts';
import { texts as libInvitesTexts } from '../lib/invites/texts';
import { texts as libLikesTexts } from '../lib/likes/texts';
import { texts as libMessagesTexts } from '../lib/messages/texts';
import { texts as libModerationTexts } from '../lib/moderation/texts';
import { texts as libMoneyTexts } from '../lib/money/texts';
import { texts as libPlatformAuthTexts } from '../lib/platform/auth/texts';
import { texts as libPlatformGeoTexts } from '../lib/platform/geo/texts';
import { texts as libPlatformJobsTexts } from '../lib/platform/jobs/texts';
import { texts as libPlatformObservabilityAuditTexts } from '../lib/platform/observability/audit-texts';
import { texts as libPlatformObservabilityTexts } from '../lib/platform/observability/texts';
import { texts as libPlatformValidationTexts } from '../lib/platform/validation/texts';
import { texts as libProposalsTexts } from '../lib/proposals/texts';
import { texts as libTeamsTexts } from '../lib/teams/texts';
import { texts as libUsersTexts } from '../lib/users/texts';
import { texts as libVenuesSchemaTexts } from '../lib/venues/schema/texts';
import { texts as libVenuesTexts } from '../lib/venues/texts';

export const texts = {
  'components/admin/application-texts': componentsAdminApplicationTexts,
  'components/admin/figure-texts': componentsAdminFigureTexts,
  'components/admin/jobs-texts': componentsAdminJobsTexts,
  'components/admin/log-texts': componentsAdminLogTexts,
  'components/admin/member-texts': componentsAdminMemberTexts,
  'components/admin/people-texts': componentsAdminPeopleTexts,
  'components/admin/report-texts': componentsAdminReportTexts,
  'components/admin/sports/member-texts': componentsAdminSportsMemberTexts,
  'components/admin/venues/member-texts': componentsAdminVenuesMemberTexts,
  'components/auth/address-texts': componentsAuthAddressTexts,
  'components/auth/member-texts': componentsAuthMemberTexts,
  'components/bookings/member-texts': componentsBookingsMemberTexts,
  'components/classes/member-texts': componentsClassesMemberTexts,
  'components/coaching/member-texts': componentsCoachingMemberTexts,
  'components/connections/member-texts': componentsConnectionsMemberTexts,
  'components/discover/member-texts': componentsDiscoverMemberTexts,
  'components/discover/sport-texts': componentsDiscoverSportTexts,
  'components/forms/member-texts': componentsFormsMemberTexts,
  'components/games/member-texts': componentsGamesMemberTexts,
  'components/games/next-game-texts': componentsGamesNextGameTexts,
  'components/games/roster-texts': componentsGamesRosterTexts,
  'components/games/signed-in-texts': componentsGamesSignedInTexts,
  'components/groups/member-texts': componentsGroupsMemberTexts,
  'components/groups/signed-in-texts': componentsGroupsSignedInTexts,
  'components/invites/member-texts': componentsInvitesMemberTexts,
  'components/layout/member-texts': componentsLayoutMemberTexts,
  'components/layout/none-near-texts': componentsLayoutNoneNearTexts,
  'components/layout/not-found/texts': componentsLayoutNotFoundTexts,
  'components/likes/member-texts': componentsLikesMemberTexts,
  'components/likes/match-texts': componentsLikesMatchTexts,
  'components/map/member-texts': componentsMapMemberTexts,
  'components/messages/member-texts': componentsMessagesMemberTexts,
  'components/messages/notice-texts': componentsMessagesNoticeTexts,
  'components/moderation/member-texts': componentsModerationMemberTexts,
  'components/moderation/menu-texts': componentsModerationMenuTexts,
  'components/money/member-texts': componentsMoneyMemberTexts,
  'components/notifications/member-texts': componentsNotificationsMemberTexts,
  'components/notifications/bell-texts': componentsNotificationsBellTexts,
  'components/onboarding/entry-texts': componentsOnboardingEntryTexts,
  'components/onboarding/member-texts': componentsOnboardingMemberTexts,
  'components/proposals/member-texts': componentsProposalsMemberTexts,
  'components/shell/member-texts': componentsShellMemberTexts,
  'components/sports/member-texts': componentsSportsMemberTexts,
  'components/teams/member-texts': componentsTeamsMemberTexts,
  'components/users/card-texts': componentsUsersCardTexts,
  'components/users/deletion-texts': componentsUsersDeletionTexts,
  'components/users/member-texts': componentsUsersMemberTexts,
  'components/users/settings-texts': componentsUsersSettingsTexts,
  'components/venues/member-texts': componentsVenuesMemberTexts,
  'lib/admin/texts': libAdminTexts,
  'lib/bookings/texts': libBookingsTexts,
  'lib/classes/texts': libClassesTexts,
  'lib/coaching/texts': libCoachingTexts,
  'lib/games/schema/texts': libGamesSchemaTexts,
  'lib/groups/schema/texts': libGroupsSchemaTexts,
  'lib/invites/texts': libInvitesTexts,
  'lib/likes/texts': libLikesTexts,
  'lib/messages/texts': libMessagesTexts,
  'lib/moderation/texts': libModerationTexts,
  'lib/money/texts': libMoneyTexts,
  'lib/platform/auth/texts': libPlatformAuthTexts,
  'lib/platform/geo/texts': libPlatformGeoTexts,
  'lib/platform/jobs/texts': libPlatformJobsTexts,
  'lib/platform/observability/audit-texts': libPlatformObservabilityAuditTexts,
  'lib/platform/observability/texts': libPlatformObservabilityTexts,
  'lib/platform/validation/texts': libPlatformValidationTexts,
  'lib/proposals/texts': libProposalsTexts,
  'lib/teams/texts': libTeamsTexts,
  'lib/users/texts': libUsersTexts,
  'lib/venues/schema/texts': libVenuesSchemaTexts,
  'lib/venues/texts': libVenuesTexts,
};
