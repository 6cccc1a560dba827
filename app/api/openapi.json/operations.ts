// Written by `npm run operations`.
import * as adminAuditExport from '@/app/api/admin/audit/export/route';
import * as adminAudit from '@/app/api/admin/audit/route';
import * as adminCertificatesIdAction from '@/app/api/admin/certificates/[id]/[action]/route';
import * as adminCertificatesIdFile from '@/app/api/admin/certificates/[id]/file/route';
import * as adminCertificates from '@/app/api/admin/certificates/route';
import * as adminCoachApplicationsIdAction from '@/app/api/admin/coach-applications/[id]/[action]/route';
import * as adminCoachApplications from '@/app/api/admin/coach-applications/route';
import * as adminFindings from '@/app/api/admin/findings/route';
import * as adminJobsIdAction from '@/app/api/admin/jobs/[id]/[action]/route';
import * as adminJobs from '@/app/api/admin/jobs/route';
import * as adminOverview from '@/app/api/admin/overview/route';
import * as adminPending from '@/app/api/admin/pending/route';
import * as adminPeopleIdAction from '@/app/api/admin/people/[id]/[action]/route';
import * as adminPeople from '@/app/api/admin/people/route';
import * as adminReportsIdAction from '@/app/api/admin/reports/[id]/[action]/route';
import * as adminReports from '@/app/api/admin/reports/route';
import * as adminSecurityEvents from '@/app/api/admin/security-events/route';
import * as adminService from '@/app/api/admin/service/route';
import * as adminSportsId from '@/app/api/admin/sports/[id]/route';
import * as adminSports from '@/app/api/admin/sports/route';
import * as adminVenueApplicationsIdAction from '@/app/api/admin/venue-applications/[id]/[action]/route';
import * as adminVenueApplications from '@/app/api/admin/venue-applications/route';
import * as adminVenuesIdAction from '@/app/api/admin/venues/[id]/[action]/route';
import * as adminVenuesIdMerge from '@/app/api/admin/venues/[id]/merge/route';
import * as adminVenuesMisplaced from '@/app/api/admin/venues/misplaced/route';
import * as adminVenues from '@/app/api/admin/venues/route';
import * as adminVenuesSuggestions from '@/app/api/admin/venues/suggestions/route';
import * as authEmailConfirm from '@/app/api/auth/email/confirm/route';
import * as authEmailLetter from '@/app/api/auth/email/letter/route';
import * as authEmailRestore from '@/app/api/auth/email/restore/route';
import * as authEmail from '@/app/api/auth/email/route';
import * as authPasskeysId from '@/app/api/auth/passkeys/[id]/route';
import * as authPasskeysOptions from '@/app/api/auth/passkeys/options/route';
import * as authPasskeys from '@/app/api/auth/passkeys/route';
import * as authPasskeysSignInOptions from '@/app/api/auth/passkeys/sign-in/options/route';
import * as authPasskeysSignIn from '@/app/api/auth/passkeys/sign-in/route';
import * as authSignOutEverywhere from '@/app/api/auth/sign-out-everywhere/route';
import * as authTokensId from '@/app/api/auth/tokens/[id]/route';
import * as authTokens from '@/app/api/auth/tokens/route';
import * as authTwoStepConfirm from '@/app/api/auth/two-step/confirm/route';
import * as authTwoStepPasskeyOptions from '@/app/api/auth/two-step/passkey/options/route';
import * as authTwoStepPasskey from '@/app/api/auth/two-step/passkey/route';
import * as authTwoStepRecoveryCodes from '@/app/api/auth/two-step/recovery-codes/route';
import * as authTwoStep from '@/app/api/auth/two-step/route';
import * as authTwoStepSignIn from '@/app/api/auth/two-step/sign-in/route';
import * as authUser from '@/app/api/auth/user/route';
import * as blocksUserId from '@/app/api/blocks/[userId]/route';
import * as blocks from '@/app/api/blocks/route';
import * as bookingRequestsIdAction from '@/app/api/booking-requests/[id]/[action]/route';
import * as bookingRequestsIdCalendar from '@/app/api/booking-requests/[id]/calendar/route';
import * as bookingRequestsIdProposalsProposalIdAction from '@/app/api/booking-requests/[id]/proposals/[proposalId]/[action]/route';
import * as bookingRequestsIdProposals from '@/app/api/booking-requests/[id]/proposals/route';
import * as bookingRequestsId from '@/app/api/booking-requests/[id]/route';
import * as bookingRequests from '@/app/api/booking-requests/route';
import * as calendarFeed from '@/app/api/calendar-feed/route';
import * as calendarToken from '@/app/api/calendar/[token]/route';
import * as captchaChallenge from '@/app/api/captcha/challenge/route';
import * as captcha from '@/app/api/captcha/route';
import * as classSessionsIdAction from '@/app/api/class-sessions/[id]/[action]/route';
import * as classSessionsIdAttendance from '@/app/api/class-sessions/[id]/attendance/route';
import * as classSessionsIdCalendar from '@/app/api/class-sessions/[id]/calendar/route';
import * as classSessionsIdParticipants from '@/app/api/class-sessions/[id]/participants/route';
import * as classSessions from '@/app/api/class-sessions/route';
import * as coachApplications from '@/app/api/coach-applications/route';
import * as coachClientsIdLink from '@/app/api/coach-clients/[id]/link/route';
import * as coachClientsIdPackages from '@/app/api/coach-clients/[id]/packages/route';
import * as coachClientsId from '@/app/api/coach-clients/[id]/route';
import * as coachClientsIdSessions from '@/app/api/coach-clients/[id]/sessions/route';
import * as coachesIdBook from '@/app/api/coaches/[id]/book/route';
import * as coachesIdCalendar from '@/app/api/coaches/[id]/calendar/route';
import * as coachesIdCertificatesCertificateId from '@/app/api/coaches/[id]/certificates/[certificateId]/route';
import * as coachesIdCertificates from '@/app/api/coaches/[id]/certificates/route';
import * as coachesIdClassSessions from '@/app/api/coaches/[id]/class-sessions/route';
import * as coachesIdClassesClassId from '@/app/api/coaches/[id]/classes/[classId]/route';
import * as coachesIdClasses from '@/app/api/coaches/[id]/classes/route';
import * as coachesIdClients from '@/app/api/coaches/[id]/clients/route';
import * as coachesIdDaysOffDayOffId from '@/app/api/coaches/[id]/days-off/[dayOffId]/route';
import * as coachesIdDaysOff from '@/app/api/coaches/[id]/days-off/route';
import * as coachesIdDesk from '@/app/api/coaches/[id]/desk/route';
import * as coachesIdHours from '@/app/api/coaches/[id]/hours/route';
import * as coachesIdPackages from '@/app/api/coaches/[id]/packages/route';
import * as coachesIdPaid from '@/app/api/coaches/[id]/paid/route';
import * as coachesIdPause from '@/app/api/coaches/[id]/pause/route';
import * as coachesIdPhoto from '@/app/api/coaches/[id]/photo/route';
import * as coachesIdProfile from '@/app/api/coaches/[id]/profile/route';
import * as coachesIdReviewsReviewIdReply from '@/app/api/coaches/[id]/reviews/[reviewId]/reply/route';
import * as coachesIdReviews from '@/app/api/coaches/[id]/reviews/route';
import * as coachesId from '@/app/api/coaches/[id]/route';
import * as coachesIdSlots from '@/app/api/coaches/[id]/slots/route';
import * as coachesIdVenues from '@/app/api/coaches/[id]/venues/route';
import * as coaches from '@/app/api/coaches/route';
import * as coachingClasses from '@/app/api/coaching/classes/route';
import * as coachingDesks from '@/app/api/coaching/desks/route';
import * as coachingVenues from '@/app/api/coaching/venues/route';
import * as connectionsUserId from '@/app/api/connections/[userId]/route';
import * as connections from '@/app/api/connections/route';
import * as conversationsIdAccept from '@/app/api/conversations/[id]/accept/route';
import * as conversationsIdDecline from '@/app/api/conversations/[id]/decline/route';
import * as conversationsIdMessages from '@/app/api/conversations/[id]/messages/route';
import * as conversationsIdMute from '@/app/api/conversations/[id]/mute/route';
import * as conversationsIdRead from '@/app/api/conversations/[id]/read/route';
import * as conversationsId from '@/app/api/conversations/[id]/route';
import * as conversationsIdSearch from '@/app/api/conversations/[id]/search/route';
import * as conversationsUnread from '@/app/api/conversations/unread/route';
import * as courtTimesIdAction from '@/app/api/court-times/[id]/[action]/route';
import * as courtTimesIdChanges from '@/app/api/court-times/[id]/changes/route';
import * as courtTimesId from '@/app/api/court-times/[id]/route';
import * as courtTimes from '@/app/api/court-times/route';
import * as courtsIdAsks from '@/app/api/courts/[id]/asks/route';
import * as courtsId from '@/app/api/courts/[id]/route';
import * as courtsIdTimes from '@/app/api/courts/[id]/times/route';
import * as followsId from '@/app/api/follows/[id]/route';
import * as follows from '@/app/api/follows/route';
import * as friendRequestsIdAccept from '@/app/api/friend-requests/[id]/accept/route';
import * as friendRequestsIdCancel from '@/app/api/friend-requests/[id]/cancel/route';
import * as friendRequestsIdDecline from '@/app/api/friend-requests/[id]/decline/route';
import * as friendRequests from '@/app/api/friend-requests/route';
import * as gamesIdAgain from '@/app/api/games/[id]/again/route';
import * as gamesIdAnnouncements from '@/app/api/games/[id]/announcements/route';
import * as gamesIdAnswers from '@/app/api/games/[id]/answers/route';
import * as gamesIdAttendance from '@/app/api/games/[id]/attendance/route';
import * as gamesIdCalendar from '@/app/api/games/[id]/calendar/route';
import * as gamesIdCancel from '@/app/api/games/[id]/cancel/route';
import * as gamesIdChatList from '@/app/api/games/[id]/chat-list/route';
import * as gamesIdConfirm from '@/app/api/games/[id]/confirm/route';
import * as gamesIdConversation from '@/app/api/games/[id]/conversation/route';
import * as gamesIdCourt from '@/app/api/games/[id]/court/route';
import * as gamesIdDuplicate from '@/app/api/games/[id]/duplicate/route';
import * as gamesIdGuestsGuestIdInviteLinks from '@/app/api/games/[id]/guests/[guestId]/invite-links/route';
import * as gamesIdGuestsGuestId from '@/app/api/games/[id]/guests/[guestId]/route';
import * as gamesIdGuests from '@/app/api/games/[id]/guests/route';
import * as gamesIdInviteLinks from '@/app/api/games/[id]/invite-links/route';
import * as gamesIdNudge from '@/app/api/games/[id]/nudge/route';
import * as gamesIdParticipantsParticipantIdRemove from '@/app/api/games/[id]/participants/[participantId]/remove/route';
import * as gamesIdParticipantsParticipantId from '@/app/api/games/[id]/participants/[participantId]/route';
import * as gamesIdParticipants from '@/app/api/games/[id]/participants/route';
import * as gamesIdRegulars from '@/app/api/games/[id]/regulars/route';
import * as gamesId from '@/app/api/games/[id]/route';
import * as gamesIdRsvp from '@/app/api/games/[id]/rsvp/route';
import * as gamesIdSeatCalls from '@/app/api/games/[id]/seat-calls/route';
import * as gamesIdSeatRequestsRequestId from '@/app/api/games/[id]/seat-requests/[requestId]/route';
import * as gamesIdSeatRequests from '@/app/api/games/[id]/seat-requests/route';
import * as gamesIdSkip from '@/app/api/games/[id]/skip/route';
import * as gamesIdWeekly from '@/app/api/games/[id]/weekly/route';
import * as gamesMine from '@/app/api/games/mine/route';
import * as games from '@/app/api/games/route';
import * as groupInvitesIdAccept from '@/app/api/group-invites/[id]/accept/route';
import * as groupInvitesIdDecline from '@/app/api/group-invites/[id]/decline/route';
import * as groupInvitesIdWithdraw from '@/app/api/group-invites/[id]/withdraw/route';
import * as groupInvites from '@/app/api/group-invites/route';
import * as groupsIdAlwaysComes from '@/app/api/groups/[id]/always-comes/route';
import * as groupsIdAnnouncements from '@/app/api/groups/[id]/announcements/route';
import * as groupsIdBansUserId from '@/app/api/groups/[id]/bans/[userId]/route';
import * as groupsIdBans from '@/app/api/groups/[id]/bans/route';
import * as groupsIdConversation from '@/app/api/groups/[id]/conversation/route';
import * as groupsIdExport from '@/app/api/groups/[id]/export/route';
import * as groupsIdGamesImport from '@/app/api/groups/[id]/games/import/route';
import * as groupsIdGames from '@/app/api/groups/[id]/games/route';
import * as groupsIdInviteLinks from '@/app/api/groups/[id]/invite-links/route';
import * as groupsIdInvites from '@/app/api/groups/[id]/invites/route';
import * as groupsIdJoinRequestsRequestIdApprove from '@/app/api/groups/[id]/join-requests/[requestId]/approve/route';
import * as groupsIdJoinRequestsRequestIdDecline from '@/app/api/groups/[id]/join-requests/[requestId]/decline/route';
import * as groupsIdJoinRequests from '@/app/api/groups/[id]/join-requests/route';
import * as groupsIdJoin from '@/app/api/groups/[id]/join/route';
import * as groupsIdLead from '@/app/api/groups/[id]/lead/route';
import * as groupsIdMembersMemberIdBan from '@/app/api/groups/[id]/members/[memberId]/ban/route';
import * as groupsIdMembersMemberId from '@/app/api/groups/[id]/members/[memberId]/route';
import * as groupsIdMembers from '@/app/api/groups/[id]/members/route';
import * as groupsIdMessages from '@/app/api/groups/[id]/messages/route';
import * as groupsIdMissed from '@/app/api/groups/[id]/missed/route';
import * as groupsIdRegulars from '@/app/api/groups/[id]/regulars/route';
import * as groupsId from '@/app/api/groups/[id]/route';
import * as groupsIdStatisticsExport from '@/app/api/groups/[id]/statistics/export/route';
import * as groupsIdStatistics from '@/app/api/groups/[id]/statistics/route';
import * as groupsDiscover from '@/app/api/groups/discover/route';
import * as groups from '@/app/api/groups/route';
import * as guardiansIdAnswers from '@/app/api/guardians/[id]/answers/route';
import * as guardiansId from '@/app/api/guardians/[id]/route';
import * as guardiansLink from '@/app/api/guardians/link/route';
import * as guardians from '@/app/api/guardians/route';
import * as inviteLinksId from '@/app/api/invite-links/[id]/route';
import * as inviteOffersId from '@/app/api/invite-offers/[id]/route';
import * as inviteOffers from '@/app/api/invite-offers/route';
import * as joinTokenGuest from '@/app/api/join/[token]/guest/route';
import * as joinTokenOpens from '@/app/api/join/[token]/opens/route';
import * as joinToken from '@/app/api/join/[token]/route';
import * as likesUserId from '@/app/api/likes/[userId]/route';
import * as likes from '@/app/api/likes/route';
import * as likesSkipsUserId from '@/app/api/likes/skips/[userId]/route';
import * as likesSkips from '@/app/api/likes/skips/route';
import * as mapsLabels from '@/app/api/maps/labels/route';
import * as maps from '@/app/api/maps/route';
import * as messagesId from '@/app/api/messages/[id]/route';
import * as messagesDirectUserIdOtherUserId from '@/app/api/messages/direct/[userId]/[otherUserId]/route';
import * as messagesGroupGroupId from '@/app/api/messages/group/[groupId]/route';
import * as messagesPictures from '@/app/api/messages/pictures/route';
import * as messages from '@/app/api/messages/route';
import * as moneyGamesId from '@/app/api/money/games/[id]/route';
import * as moneyGamesIdSharesAccountId from '@/app/api/money/games/[id]/shares/[accountId]/route';
import * as moneyGroupsIdExport from '@/app/api/money/groups/[id]/export/route';
import * as moneyGroupsIdReminders from '@/app/api/money/groups/[id]/reminders/route';
import * as moneyGroupsId from '@/app/api/money/groups/[id]/route';
import * as moneyGroupsIdSettlements from '@/app/api/money/groups/[id]/settlements/route';
import * as moneyHandle from '@/app/api/money/handle/route';
import * as notificationsNewIdRead from '@/app/api/notifications-new/[id]/read/route';
import * as notificationsNewReadAll from '@/app/api/notifications-new/read-all/route';
import * as notificationsNew from '@/app/api/notifications-new/route';
import * as notificationsIdRead from '@/app/api/notifications/[id]/read/route';
import * as notificationsReadAll from '@/app/api/notifications/read-all/route';
import * as notifications from '@/app/api/notifications/route';
import * as oembed from '@/app/api/oembed/route';
import * as offline from '@/app/api/offline/route';
import * as packagesIdAction from '@/app/api/packages/[id]/[action]/route';
import * as packages from '@/app/api/packages/route';
import * as pinsMessageId from '@/app/api/pins/[messageId]/route';
import * as placesReverse from '@/app/api/places/reverse/route';
import * as places from '@/app/api/places/route';
import * as players from '@/app/api/players/route';
import * as proposalsIdAnswer from '@/app/api/proposals/[id]/answer/route';
import * as pushKey from '@/app/api/push/key/route';
import * as pushSubscriptions from '@/app/api/push/subscriptions/route';
import * as reactionsMessageId from '@/app/api/reactions/[messageId]/route';
import * as registerChallenge from '@/app/api/register/challenge/route';
import * as register from '@/app/api/register/route';
import * as regularsIdLink from '@/app/api/regulars/[id]/link/route';
import * as regularsId from '@/app/api/regulars/[id]/route';
import * as reports from '@/app/api/reports/route';
import * as sportsId from '@/app/api/sports/[id]/route';
import * as sports from '@/app/api/sports/route';
import * as teamsIdChat from '@/app/api/teams/[id]/chat/route';
import * as teamsIdPicture from '@/app/api/teams/[id]/picture/route';
import * as teamsId from '@/app/api/teams/[id]/route';
import * as usersIdBirthYear from '@/app/api/users/[id]/birth-year/route';
import * as usersIdConversation from '@/app/api/users/[id]/conversation/route';
import * as usersIdConversations from '@/app/api/users/[id]/conversations/route';
import * as usersIdExportFile from '@/app/api/users/[id]/export/file/route';
import * as usersIdExport from '@/app/api/users/[id]/export/route';
import * as usersIdGroups from '@/app/api/users/[id]/groups/route';
import * as usersIdPassword from '@/app/api/users/[id]/password/route';
import * as usersIdPhoto from '@/app/api/users/[id]/photo/route';
import * as usersIdProposalChoices from '@/app/api/users/[id]/proposal/choices/route';
import * as usersIdProposal from '@/app/api/users/[id]/proposal/route';
import * as usersIdRestore from '@/app/api/users/[id]/restore/route';
import * as usersId from '@/app/api/users/[id]/route';
import * as usersIdSecurityEvents from '@/app/api/users/[id]/security-events/route';
import * as usersIdSessionsSessionId from '@/app/api/users/[id]/sessions/[sessionId]/route';
import * as usersIdSessions from '@/app/api/users/[id]/sessions/route';
import * as usersIdSettings from '@/app/api/users/[id]/settings/route';
import * as usersIdSportsSportId from '@/app/api/users/[id]/sports/[sportId]/route';
import * as usersIdSports from '@/app/api/users/[id]/sports/route';
import * as usersIdTerms from '@/app/api/users/[id]/terms/route';
import * as usersNearby from '@/app/api/users/nearby/route';
import * as usersSuggestions from '@/app/api/users/suggestions/route';
import * as venueApplications from '@/app/api/venue-applications/route';
import * as venuesIdClosed from '@/app/api/venues/[id]/closed/route';
import * as venuesIdCourts from '@/app/api/venues/[id]/courts/route';
import * as venuesIdDeskExport from '@/app/api/venues/[id]/desk/export/route';
import * as venuesIdDesk from '@/app/api/venues/[id]/desk/route';
import * as venuesIdFreeTimes from '@/app/api/venues/[id]/free-times/route';
import * as venuesIdImages from '@/app/api/venues/[id]/images/route';
import * as venuesIdReviewsReviewIdReply from '@/app/api/venues/[id]/reviews/[reviewId]/reply/route';
import * as venuesIdReviewsReviewId from '@/app/api/venues/[id]/reviews/[reviewId]/route';
import * as venuesIdReviews from '@/app/api/venues/[id]/reviews/route';
import * as venuesId from '@/app/api/venues/[id]/route';
import * as venuesIdStaffUserId from '@/app/api/venues/[id]/staff/[userId]/route';
import * as venuesIdStaff from '@/app/api/venues/[id]/staff/route';
import * as venuesIdSuggestionsSuggestionIdAction from '@/app/api/venues/[id]/suggestions/[suggestionId]/[action]/route';
import * as venuesIdSuggestions from '@/app/api/venues/[id]/suggestions/route';
import * as venuesNearby from '@/app/api/venues/nearby/route';
import * as venuesPins from '@/app/api/venues/pins/route';
import * as venues from '@/app/api/venues/route';
import * as venuesSimilar from '@/app/api/venues/similar/route';
import * as vitals from '@/app/api/vitals/route';
import * as warningsIdAcknowledge from '@/app/api/warnings/[id]/acknowledge/route';
import * as warnings from '@/app/api/warnings/route';
import * as webhooksIdCallsCallId from '@/app/api/webhooks/[id]/calls/[callId]/route';
import * as webhooksId from '@/app/api/webhooks/[id]/route';
import * as webhooksIdTest from '@/app/api/webhooks/[id]/test/route';
import * as webhooks from '@/app/api/webhooks/route';
import type { RouteFile } from '@/lib/platform/http/openapi';

const files = {
  '/api/admin/audit/export': adminAuditExport,
  '/api/admin/audit': adminAudit,
  '/api/admin/certificates/{id}/{action}': adminCertificatesIdAction,
  '/api/admin/certificates/{id}/file': adminCertificatesIdFile,
  '/api/admin/certificates': adminCertificates,
  '/api/admin/coach-applications/{id}/{action}': adminCoachApplicationsIdAction,
  '/api/admin/coach-applications': adminCoachApplications,
  '/api/admin/findings': adminFindings,
  '/api/admin/jobs/{id}/{action}': adminJobsIdAction,
  '/api/admin/jobs': adminJobs,
  '/api/admin/overview': adminOverview,
  '/api/admin/pending': adminPending,
  '/api/admin/people/{id}/{action}': adminPeopleIdAction,
  '/api/admin/people': adminPeople,
  '/api/admin/reports/{id}/{action}': adminReportsIdAction,
  '/api/admin/reports': adminReports,
  '/api/admin/security-events': adminSecurityEvents,
  '/api/admin/service': adminService,
  '/api/admin/sports/{id}': adminSportsId,
  '/api/admin/sports': adminSports,
  '/api/admin/venue-applications/{id}/{action}': adminVenueApplicationsIdAction,
  '/api/admin/venue-applications': adminVenueApplications,
  '/api/admin/venues/{id}/{action}': adminVenuesIdAction,
  '/api/admin/venues/{id}/merge': adminVenuesIdMerge,
  '/api/admin/venues/misplaced': adminVenuesMisplaced,
  '/api/admin/venues': adminVenues,
  '/api/admin/venues/suggestions': adminVenuesSuggestions,
  '/api/auth/email/confirm': authEmailConfirm,
  '/api/auth/email/letter': authEmailLetter,
  '/api/auth/email/restore': authEmailRestore,
  '/api/auth/email': authEmail,
  '/api/auth/passkeys/{id}': authPasskeysId,
  '/api/auth/passkeys/options': authPasskeysOptions,
  '/api/auth/passkeys': authPasskeys,
  '/api/auth/passkeys/sign-in/options': authPasskeysSignInOptions,
  '/api/auth/passkeys/sign-in': authPasskeysSignIn,
  '/api/auth/sign-out-everywhere': authSignOutEverywhere,
  '/api/auth/tokens/{id}': authTokensId,
  '/api/auth/tokens': authTokens,
  '/api/auth/two-step/confirm': authTwoStepConfirm,
  '/api/auth/two-step/passkey/options': authTwoStepPasskeyOptions,
  '/api/auth/two-step/passkey': authTwoStepPasskey,
  '/api/auth/two-step/recovery-codes': authTwoStepRecoveryCodes,
  '/api/auth/two-step': authTwoStep,
  '/api/auth/two-step/sign-in': authTwoStepSignIn,
  '/api/auth/user': authUser,
  '/api/blocks/{userId}': blocksUserId,
  '/api/blocks': blocks,
  '/api/booking-requests/{id}/{action}': bookingRequestsIdAction,
  '/api/booking-requests/{id}/calendar': bookingRequestsIdCalendar,
  '/api/booking-requests/{id}/proposals/{proposalId}/{action}': bookingRequestsIdProposalsProposalIdAction,
  '/api/booking-requests/{id}/proposals': bookingRequestsIdProposals,
  '/api/booking-requests/{id}': bookingRequestsId,
  '/api/booking-requests': bookingRequests,
  '/api/calendar-feed': calendarFeed,
  '/api/calendar/{token}': calendarToken,
  '/api/captcha/challenge': captchaChallenge,
  '/api/captcha': captcha,
  '/api/class-sessions/{id}/{action}': classSessionsIdAction,
  '/api/class-sessions/{id}/attendance': classSessionsIdAttendance,
  '/api/class-sessions/{id}/calendar': classSessionsIdCalendar,
  '/api/class-sessions/{id}/participants': classSessionsIdParticipants,
  '/api/class-sessions': classSessions,
  '/api/coach-applications': coachApplications,
  '/api/coach-clients/{id}/link': coachClientsIdLink,
  '/api/coach-clients/{id}/packages': coachClientsIdPackages,
  '/api/coach-clients/{id}': coachClientsId,
  '/api/coach-clients/{id}/sessions': coachClientsIdSessions,
  '/api/coaches/{id}/book': coachesIdBook,
  '/api/coaches/{id}/calendar': coachesIdCalendar,
  '/api/coaches/{id}/certificates/{certificateId}': coachesIdCertificatesCertificateId,
  '/api/coaches/{id}/certificates': coachesIdCertificates,
  '/api/coaches/{id}/class-sessions': coachesIdClassSessions,
  '/api/coaches/{id}/classes/{classId}': coachesIdClassesClassId,
  '/api/coaches/{id}/classes': coachesIdClasses,
  '/api/coaches/{id}/clients': coachesIdClients,
  '/api/coaches/{id}/days-off/{dayOffId}': coachesIdDaysOffDayOffId,
  '/api/coaches/{id}/days-off': coachesIdDaysOff,
  '/api/coaches/{id}/desk': coachesIdDesk,
  '/api/coaches/{id}/hours': coachesIdHours,
  '/api/coaches/{id}/packages': coachesIdPackages,
  '/api/coaches/{id}/paid': coachesIdPaid,
  '/api/coaches/{id}/pause': coachesIdPause,
  '/api/coaches/{id}/photo': coachesIdPhoto,
  '/api/coaches/{id}/profile': coachesIdProfile,
  '/api/coaches/{id}/reviews/{reviewId}/reply': coachesIdReviewsReviewIdReply,
  '/api/coaches/{id}/reviews': coachesIdReviews,
  '/api/coaches/{id}': coachesId,
  '/api/coaches/{id}/slots': coachesIdSlots,
  '/api/coaches/{id}/venues': coachesIdVenues,
  '/api/coaches': coaches,
  '/api/coaching/classes': coachingClasses,
  '/api/coaching/desks': coachingDesks,
  '/api/coaching/venues': coachingVenues,
  '/api/connections/{userId}': connectionsUserId,
  '/api/connections': connections,
  '/api/conversations/{id}/accept': conversationsIdAccept,
  '/api/conversations/{id}/decline': conversationsIdDecline,
  '/api/conversations/{id}/messages': conversationsIdMessages,
  '/api/conversations/{id}/mute': conversationsIdMute,
  '/api/conversations/{id}/read': conversationsIdRead,
  '/api/conversations/{id}': conversationsId,
  '/api/conversations/{id}/search': conversationsIdSearch,
  '/api/conversations/unread': conversationsUnread,
  '/api/court-times/{id}/{action}': courtTimesIdAction,
  '/api/court-times/{id}/changes': courtTimesIdChanges,
  '/api/court-times/{id}': courtTimesId,
  '/api/court-times': courtTimes,
  '/api/courts/{id}/asks': courtsIdAsks,
  '/api/courts/{id}': courtsId,
  '/api/courts/{id}/times': courtsIdTimes,
  '/api/follows/{id}': followsId,
  '/api/follows': follows,
  '/api/friend-requests/{id}/accept': friendRequestsIdAccept,
  '/api/friend-requests/{id}/cancel': friendRequestsIdCancel,
  '/api/friend-requests/{id}/decline': friendRequestsIdDecline,
  '/api/friend-requests': friendRequests,
  '/api/games/{id}/again': gamesIdAgain,
  '/api/games/{id}/announcements': gamesIdAnnouncements,
  '/api/games/{id}/answers': gamesIdAnswers,
  '/api/games/{id}/attendance': gamesIdAttendance,
  '/api/games/{id}/calendar': gamesIdCalendar,
  '/api/games/{id}/cancel': gamesIdCancel,
  '/api/games/{id}/chat-list': gamesIdChatList,
  '/api/games/{id}/confirm': gamesIdConfirm,
  '/api/games/{id}/conversation': gamesIdConversation,
  '/api/games/{id}/court': gamesIdCourt,
  '/api/games/{id}/duplicate': gamesIdDuplicate,
  '/api/games/{id}/guests/{guestId}/invite-links': gamesIdGuestsGuestIdInviteLinks,
  '/api/games/{id}/guests/{guestId}': gamesIdGuestsGuestId,
  '/api/games/{id}/guests': gamesIdGuests,
  '/api/games/{id}/invite-links': gamesIdInviteLinks,
  '/api/games/{id}/nudge': gamesIdNudge,
  '/api/games/{id}/participants/{participantId}/remove': gamesIdParticipantsParticipantIdRemove,
  '/api/games/{id}/participants/{participantId}': gamesIdParticipantsParticipantId,
  '/api/games/{id}/participants': gamesIdParticipants,
  '/api/games/{id}/regulars': gamesIdRegulars,
  '/api/games/{id}': gamesId,
  '/api/games/{id}/rsvp': gamesIdRsvp,
  '/api/games/{id}/seat-calls': gamesIdSeatCalls,
  '/api/games/{id}/seat-requests/{requestId}': gamesIdSeatRequestsRequestId,
  '/api/games/{id}/seat-requests': gamesIdSeatRequests,
  '/api/games/{id}/skip': gamesIdSkip,
  '/api/games/{id}/weekly': gamesIdWeekly,
  '/api/games/mine': gamesMine,
  '/api/games': games,
  '/api/group-invites/{id}/accept': groupInvitesIdAccept,
  '/api/group-invites/{id}/decline': groupInvitesIdDecline,
  '/api/group-invites/{id}/withdraw': groupInvitesIdWithdraw,
  '/api/group-invites': groupInvites,
  '/api/groups/{id}/always-comes': groupsIdAlwaysComes,
  '/api/groups/{id}/announcements': groupsIdAnnouncements,
  '/api/groups/{id}/bans/{userId}': groupsIdBansUserId,
  '/api/groups/{id}/bans': groupsIdBans,
  '/api/groups/{id}/conversation': groupsIdConversation,
  '/api/groups/{id}/export': groupsIdExport,
  '/api/groups/{id}/games/import': groupsIdGamesImport,
  '/api/groups/{id}/games': groupsIdGames,
  '/api/groups/{id}/invite-links': groupsIdInviteLinks,
  '/api/groups/{id}/invites': groupsIdInvites,
  '/api/groups/{id}/join-requests/{requestId}/approve': groupsIdJoinRequestsRequestIdApprove,
  '/api/groups/{id}/join-requests/{requestId}/decline': groupsIdJoinRequestsRequestIdDecline,
  '/api/groups/{id}/join-requests': groupsIdJoinRequests,
  '/api/groups/{id}/join': groupsIdJoin,
  '/api/groups/{id}/lead': groupsIdLead,
  '/api/groups/{id}/members/{memberId}/ban': groupsIdMembersMemberIdBan,
  '/api/groups/{id}/members/{memberId}': groupsIdMembersMemberId,
  '/api/groups/{id}/members': groupsIdMembers,
  '/api/groups/{id}/messages': groupsIdMessages,
  '/api/groups/{id}/missed': groupsIdMissed,
  '/api/groups/{id}/regulars': groupsIdRegulars,
  '/api/groups/{id}': groupsId,
  '/api/groups/{id}/statistics/export': groupsIdStatisticsExport,
  '/api/groups/{id}/statistics': groupsIdStatistics,
  '/api/groups/discover': groupsDiscover,
  '/api/groups': groups,
  '/api/guardians/{id}/answers': guardiansIdAnswers,
  '/api/guardians/{id}': guardiansId,
  '/api/guardians/link': guardiansLink,
  '/api/guardians': guardians,
  '/api/invite-links/{id}': inviteLinksId,
  '/api/invite-offers/{id}': inviteOffersId,
  '/api/invite-offers': inviteOffers,
  '/api/join/{token}/guest': joinTokenGuest,
  '/api/join/{token}/opens': joinTokenOpens,
  '/api/join/{token}': joinToken,
  '/api/likes/{userId}': likesUserId,
  '/api/likes': likes,
  '/api/likes/skips/{userId}': likesSkipsUserId,
  '/api/likes/skips': likesSkips,
  '/api/maps/labels': mapsLabels,
  '/api/maps': maps,
  '/api/messages/{id}': messagesId,
  '/api/messages/direct/{userId}/{otherUserId}': messagesDirectUserIdOtherUserId,
  '/api/messages/group/{groupId}': messagesGroupGroupId,
  '/api/messages/pictures': messagesPictures,
  '/api/messages': messages,
  '/api/money/games/{id}': moneyGamesId,
  '/api/money/games/{id}/shares/{accountId}': moneyGamesIdSharesAccountId,
  '/api/money/groups/{id}/export': moneyGroupsIdExport,
  '/api/money/groups/{id}/reminders': moneyGroupsIdReminders,
  '/api/money/groups/{id}': moneyGroupsId,
  '/api/money/groups/{id}/settlements': moneyGroupsIdSettlements,
  '/api/money/handle': moneyHandle,
  '/api/notifications-new/{id}/read': notificationsNewIdRead,
  '/api/notifications-new/read-all': notificationsNewReadAll,
  '/api/notifications-new': notificationsNew,
  '/api/notifications/{id}/read': notificationsIdRead,
  '/api/notifications/read-all': notificationsReadAll,
  '/api/notifications': notifications,
  '/api/oembed': oembed,
  '/api/offline': offline,
  '/api/packages/{id}/{action}': packagesIdAction,
  '/api/packages': packages,
  '/api/pins/{messageId}': pinsMessageId,
  '/api/places/reverse': placesReverse,
  '/api/places': places,
  '/api/players': players,
  '/api/proposals/{id}/answer': proposalsIdAnswer,
  '/api/push/key': pushKey,
  '/api/push/subscriptions': pushSubscriptions,
  '/api/reactions/{messageId}': reactionsMessageId,
  '/api/register/challenge': registerChallenge,
  '/api/register': register,
  '/api/regulars/{id}/link': regularsIdLink,
  '/api/regulars/{id}': regularsId,
  '/api/reports': reports,
  '/api/sports/{id}': sportsId,
  '/api/sports': sports,
  '/api/teams/{id}/chat': teamsIdChat,
  '/api/teams/{id}/picture': teamsIdPicture,
  '/api/teams/{id}': teamsId,
  '/api/users/{id}/birth-year': usersIdBirthYear,
  '/api/users/{id}/conversation': usersIdConversation,
  '/api/users/{id}/conversations': usersIdConversations,
  '/api/users/{id}/export/file': usersIdExportFile,
  '/api/users/{id}/export': usersIdExport,
  '/api/users/{id}/groups': usersIdGroups,
  '/api/users/{id}/password': usersIdPassword,
  '/api/users/{id}/photo': usersIdPhoto,
  '/api/users/{id}/proposal/choices': usersIdProposalChoices,
  '/api/users/{id}/proposal': usersIdProposal,
  '/api/users/{id}/restore': usersIdRestore,
  '/api/users/{id}': usersId,
  '/api/users/{id}/security-events': usersIdSecurityEvents,
  '/api/users/{id}/sessions/{sessionId}': usersIdSessionsSessionId,
  '/api/users/{id}/sessions': usersIdSessions,
  '/api/users/{id}/settings': usersIdSettings,
  '/api/users/{id}/sports/{sportId}': usersIdSportsSportId,
  '/api/users/{id}/sports': usersIdSports,
  '/api/users/{id}/terms': usersIdTerms,
  '/api/users/nearby': usersNearby,
  '/api/users/suggestions': usersSuggestions,
  '/api/venue-applications': venueApplications,
  '/api/venues/{id}/closed': venuesIdClosed,
  '/api/venues/{id}/courts': venuesIdCourts,
  '/api/venues/{id}/desk/export': venuesIdDeskExport,
  '/api/venues/{id}/desk': venuesIdDesk,
  '/api/venues/{id}/free-times': venuesIdFreeTimes,
  '/api/venues/{id}/images': venuesIdImages,
  '/api/venues/{id}/reviews/{reviewId}/reply': venuesIdReviewsReviewIdReply,
  '/api/venues/{id}/reviews/{reviewId}': venuesIdReviewsReviewId,
  '/api/venues/{id}/reviews': venuesIdReviews,
  '/api/venues/{id}': venuesId,
  '/api/venues/{id}/staff/{userId}': venuesIdStaffUserId,
  '/api/venues/{id}/staff': venuesIdStaff,
  '/api/venues/{id}/suggestions/{suggestionId}/{action}': venuesIdSuggestionsSuggestionIdAction,
  '/api/venues/{id}/suggestions': venuesIdSuggestions,
  '/api/venues/nearby': venuesNearby,
  '/api/venues/pins': venuesPins,
  '/api/venues': venues,
  '/api/venues/similar': venuesSimilar,
  '/api/vitals': vitals,
  '/api/warnings/{id}/acknowledge': warningsIdAcknowledge,
  '/api/warnings': warnings,
  '/api/webhooks/{id}/calls/{callId}': webhooksIdCallsCallId,
  '/api/webhooks/{id}': webhooksId,
  '/api/webhooks/{id}/test': webhooksIdTest,
  '/api/webhooks': webhooks,
};
type Files = typeof files;

// Only types: no code of a route reaches the browser.
declare module '@/lib/platform/http/api-calls' {
  interface ApiRoutes extends Files {}
}

export const operations: RouteFile[] = Object.entries(files).map(([path, handlers]) => ({
  path,
  handlers,
}));
