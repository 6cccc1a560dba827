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
import { texts as componentsClassesTexts } from '../components/classes/texts';
import { texts as componentsCoachingCardTexts } from '../components/coaching/card-texts';
import { texts as componentsCoachingListTexts } from '../components/coaching/list-texts';
import { texts as componentsCoachingMemberTexts } from '../components/coaching/member-texts';
import { texts as componentsCoachingTexts } from '../components/coaching/texts';
import { texts as componentsConnectionsMemberTexts } from '../components/connections/member-texts';
import { texts as componentsDiscoverMemberTexts } from '../components/discover/member-texts';
import { texts as componentsDiscoverSportTexts } from '../components/discover/sport-texts';
import { texts as componentsFormsMemberTexts } from '../components/forms/member-texts';
import { texts as componentsGamesCardTexts } from '../components/games/card-texts';
import { texts as componentsGamesGroupTexts } from '../components/games/group-texts';
import { texts as componentsGamesLaterTexts } from '../components/games/later-texts';
import { texts as componentsGamesListTexts } from '../components/games/list-texts';
import { texts as componentsGamesMemberTexts } from '../components/games/member-texts';
import { texts as componentsGamesNextGameTexts } from '../components/games/next-game-texts';
import { texts as componentsGamesRosterTexts } from '../components/games/roster-texts';
import { texts as componentsGamesRsvpTexts } from '../components/games/rsvp-texts';
import { texts as componentsGamesSignedInTexts } from '../components/games/signed-in-texts';
import { texts as componentsGamesTexts } from '../components/games/texts';
import { texts as componentsGamesUnsentTexts } from '../components/games/unsent-texts';
import { texts as componentsGroupsCardTexts } from '../components/groups/card-texts';
import { texts as componentsGroupsDemoTexts } from '../components/groups/demo/texts';
import { texts as componentsGroupsMemberTexts } from '../components/groups/member-texts';
import { texts as componentsGroupsSignedInTexts } from '../components/groups/signed-in-texts';
import { texts as componentsGroupsTexts } from '../components/groups/texts';
import { texts as componentsInvitesMemberTexts } from '../components/invites/member-texts';
import { texts as componentsInvitesTexts } from '../components/invites/texts';
import { texts as componentsLayoutLeaveTexts } from '../components/layout/leave-texts';
import { texts as componentsLayoutMemberTexts } from '../components/layout/member-texts';
import { texts as componentsLayoutNoneNearTexts } from '../components/layout/none-near-texts';
import { texts as componentsLayoutReachTexts } from '../components/layout/reach-texts';
import { texts as componentsLayoutReviewTexts } from '../components/layout/review-texts';
import { texts as componentsLayoutShareTexts } from '../components/layout/share-texts';
import { texts as componentsLikesMatchTexts } from '../components/likes/match-texts';
import { texts as componentsLikesMemberTexts } from '../components/likes/member-texts';
import { texts as componentsMapMemberTexts } from '../components/map/member-texts';
import { texts as componentsMapTexts } from '../components/map/texts';
import { texts as componentsMessagesMemberTexts } from '../components/messages/member-texts';
import { texts as componentsMessagesNoticeTexts } from '../components/messages/notice-texts';
import { texts as componentsMessagesTexts } from '../components/messages/texts';
import { texts as componentsModerationMemberTexts } from '../components/moderation/member-texts';
import { texts as componentsModerationMenuTexts } from '../components/moderation/menu-texts';
import { texts as componentsMoneyMemberTexts } from '../components/money/member-texts';
import { texts as componentsNotificationsBellTexts } from '../components/notifications/bell-texts';
import { texts as componentsNotificationsMemberTexts } from '../components/notifications/member-texts';
import { texts as componentsOfflineTexts } from '../components/offline/texts';
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
import { texts as componentsVenuesCardTexts } from '../components/venues/card-texts';
import { texts as componentsVenuesListTexts } from '../components/venues/list-texts';
import { texts as componentsVenuesMapTexts } from '../components/venues/map-texts';
import { texts as componentsVenuesMemberTexts } from '../components/venues/member-texts';
import { texts as componentsVenuesTexts } from '../components/venues/texts';
import { texts as componentsVenuesWhereaboutsTexts } from '../components/venues/whereabouts-texts';
import { texts as libAdminTexts } from '../lib/admin/texts';
import { texts as libBookingsTexts } from '../lib/bookings/texts';
import { texts as libClassesTexts } from '../lib/classes/texts';
import { texts as libCoachingTexts } from '../lib/coaching/texts';
import { texts as libGamesSchemaTexts } from '../lib/games/schema/texts';
import { texts as libGamesTexts } from '../lib/games/texts';
import { texts as libGroupsSchemaTexts } from '../lib/groups/schema/texts';
import { texts as libGroupsTexts } from '../lib/groups/texts';
import { texts as libInvitesTexts } from '../lib/invites/texts';
import { texts as libLikesTexts } from '../lib/likes/texts';
import { texts as libMessagesTexts } from '../lib/messages/texts';
import { texts as libModerationTexts } from '../lib/moderation/texts';
import { texts as libMoneyTexts } from '../lib/money/texts';
import { texts as libPlatformAuthTexts } from '../lib/platform/auth/texts';
import { texts as libPlatformGeoTexts } from '../lib/platform/geo/texts';
import { texts as libPlatformGeocodingTexts } from '../lib/platform/geocoding/texts';
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
  'components/classes/texts': componentsClassesTexts,
  'components/coaching/card-texts': componentsCoachingCardTexts,
  'components/coaching/list-texts': componentsCoachingListTexts,
  'components/coaching/member-texts': componentsCoachingMemberTexts,
  'components/coaching/texts': componentsCoachingTexts,
  'components/connections/member-texts': componentsConnectionsMemberTexts,
  'components/discover/member-texts': componentsDiscoverMemberTexts,
  'components/discover/sport-texts': componentsDiscoverSportTexts,
  'components/forms/member-texts': componentsFormsMemberTexts,
  'components/games/card-texts': componentsGamesCardTexts,
  'components/games/group-texts': componentsGamesGroupTexts,
  'components/games/later-texts': componentsGamesLaterTexts,
  'components/games/list-texts': componentsGamesListTexts,
  'components/games/member-texts': componentsGamesMemberTexts,
  'components/games/next-game-texts': componentsGamesNextGameTexts,
  'components/games/roster-texts': componentsGamesRosterTexts,
  'components/games/rsvp-texts': componentsGamesRsvpTexts,
  'components/games/signed-in-texts': componentsGamesSignedInTexts,
  'components/games/texts': componentsGamesTexts,
  'components/games/unsent-texts': componentsGamesUnsentTexts,
  'components/groups/card-texts': componentsGroupsCardTexts,
  'components/groups/demo/texts': componentsGroupsDemoTexts,
  'components/groups/member-texts': componentsGroupsMemberTexts,
  'components/groups/signed-in-texts': componentsGroupsSignedInTexts,
  'components/groups/texts': componentsGroupsTexts,
  'components/invites/member-texts': componentsInvitesMemberTexts,
  'components/invites/texts': componentsInvitesTexts,
  'components/layout/leave-texts': componentsLayoutLeaveTexts,
  'components/layout/member-texts': componentsLayoutMemberTexts,
  'components/layout/none-near-texts': componentsLayoutNoneNearTexts,
  'components/layout/reach-texts': componentsLayoutReachTexts,
  'components/layout/review-texts': componentsLayoutReviewTexts,
  'components/layout/share-texts': componentsLayoutShareTexts,
  'components/likes/match-texts': componentsLikesMatchTexts,
  'components/likes/member-texts': componentsLikesMemberTexts,
  'components/map/member-texts': componentsMapMemberTexts,
  'components/map/texts': componentsMapTexts,
  'components/messages/member-texts': componentsMessagesMemberTexts,
  'components/messages/notice-texts': componentsMessagesNoticeTexts,
  'components/messages/texts': componentsMessagesTexts,
  'components/moderation/member-texts': componentsModerationMemberTexts,
  'components/moderation/menu-texts': componentsModerationMenuTexts,
  'components/money/member-texts': componentsMoneyMemberTexts,
  'components/notifications/bell-texts': componentsNotificationsBellTexts,
  'components/notifications/member-texts': componentsNotificationsMemberTexts,
  'components/offline/texts': componentsOfflineTexts,
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
  'components/venues/card-texts': componentsVenuesCardTexts,
  'components/venues/list-texts': componentsVenuesListTexts,
  'components/venues/map-texts': componentsVenuesMapTexts,
  'components/venues/member-texts': componentsVenuesMemberTexts,
  'components/venues/texts': componentsVenuesTexts,
  'components/venues/whereabouts-texts': componentsVenuesWhereaboutsTexts,
  'lib/admin/texts': libAdminTexts,
  'lib/bookings/texts': libBookingsTexts,
  'lib/classes/texts': libClassesTexts,
  'lib/coaching/texts': libCoachingTexts,
  'lib/games/schema/texts': libGamesSchemaTexts,
  'lib/games/texts': libGamesTexts,
  'lib/groups/schema/texts': libGroupsSchemaTexts,
  'lib/groups/texts': libGroupsTexts,
  'lib/invites/texts': libInvitesTexts,
  'lib/likes/texts': libLikesTexts,
  'lib/messages/texts': libMessagesTexts,
  'lib/moderation/texts': libModerationTexts,
  'lib/money/texts': libMoneyTexts,
  'lib/platform/auth/texts': libPlatformAuthTexts,
  'lib/platform/geo/texts': libPlatformGeoTexts,
  'lib/platform/geocoding/texts': libPlatformGeocodingTexts,
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
