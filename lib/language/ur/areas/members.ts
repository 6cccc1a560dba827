import { texts as adminMember } from '../components/admin/member-texts';
import { texts as authAddress } from '../components/auth/address-texts';
import { texts as authMember } from '../components/auth/member-texts';
import { texts as bookingsMember } from '../components/bookings/member-texts';
import { texts as classesMember } from '../components/classes/member-texts';
import { texts as coachingMember } from '../components/coaching/member-texts';
import { texts as connectionsMember } from '../components/connections/member-texts';
import { texts as discoverMember } from '../components/discover/member-texts';
import { texts as formsMember } from '../components/forms/member-texts';
import { texts as gamesMember } from '../components/games/member-texts';
import { texts as gamesNextGame } from '../components/games/next-game-texts';
import { texts as groupsMember } from '../components/groups/member-texts';
import { texts as invitesMember } from '../components/invites/member-texts';
import { texts as layoutMember } from '../components/layout/member-texts';
import { texts as layoutNotFound } from '../components/layout/not-found/texts';
import { texts as likesMember } from '../components/likes/member-texts';
import { texts as mapMember } from '../components/map/member-texts';
import { texts as messagesMember } from '../components/messages/member-texts';
import { texts as messagesNotice } from '../components/messages/notice-texts';
import { texts as moderationMember } from '../components/moderation/member-texts';
import { texts as notificationsMember } from '../components/notifications/member-texts';
import { texts as onboardingEntry } from '../components/onboarding/entry-texts';
import { texts as onboardingMember } from '../components/onboarding/member-texts';
import { texts as shellMember } from '../components/shell/member-texts';
import { texts as sportsMember } from '../components/sports/member-texts';
import { texts as usersCard } from '../components/users/card-texts';
import { texts as usersDeletion } from '../components/users/deletion-texts';
import { texts as usersMember } from '../components/users/member-texts';
import { texts as venuesMember } from '../components/venues/member-texts';
import { texts as sharedAdmin } from '../lib/admin/texts';
import { texts as sharedBookings } from '../lib/bookings/texts';
import { texts as sharedClasses } from '../lib/classes/texts';
import { texts as sharedCoaching } from '../lib/coaching/texts';
import { texts as sharedGamesSchema } from '../lib/games/schema/texts';
import { texts as sharedInvites } from '../lib/invites/texts';
import { texts as sharedLikes } from '../lib/likes/texts';
import { texts as sharedMessages } from '../lib/messages/texts';
import { texts as sharedModeration } from '../lib/moderation/texts';
import { texts as platformAuth } from '../lib/platform/auth/texts';
import { texts as platformGeo } from '../lib/platform/geo/texts';
import { texts as platformJobs } from '../lib/platform/jobs/texts';
import { texts as platformObservabilityAudit } from '../lib/platform/observability/audit-texts';
import { texts as platformObservability } from '../lib/platform/observability/texts';
import { texts as platformValidation } from '../lib/platform/validation/texts';
import { texts as sharedUsers } from '../lib/users/texts';
import { texts as sharedVenuesSchema } from '../lib/venues/schema/texts';
import { texts as sharedVenues } from '../lib/venues/texts';

/** What members see, and what a guest’s page loads later. */
export const texts = {
  'components/admin/member-texts': adminMember,
  'components/auth/address-texts': authAddress,
  'components/auth/member-texts': authMember,
  'components/bookings/member-texts': bookingsMember,
  'components/classes/member-texts': classesMember,
  'components/coaching/member-texts': coachingMember,
  'components/connections/member-texts': connectionsMember,
  'components/discover/member-texts': discoverMember,
  'components/forms/member-texts': formsMember,
  'components/games/member-texts': gamesMember,
  'components/games/next-game-texts': gamesNextGame,
  'components/groups/member-texts': groupsMember,
  'components/invites/member-texts': invitesMember,
  'components/layout/member-texts': layoutMember,
  'components/layout/not-found/texts': layoutNotFound,
  'components/likes/member-texts': likesMember,
  'components/map/member-texts': mapMember,
  'components/messages/member-texts': messagesMember,
  'components/messages/notice-texts': messagesNotice,
  'components/moderation/member-texts': moderationMember,
  'components/notifications/member-texts': notificationsMember,
  'components/onboarding/entry-texts': onboardingEntry,
  'components/onboarding/member-texts': onboardingMember,
  'components/shell/member-texts': shellMember,
  'components/sports/member-texts': sportsMember,
  'components/users/card-texts': usersCard,
  'components/users/deletion-texts': usersDeletion,
  'components/users/member-texts': usersMember,
  'components/venues/member-texts': venuesMember,
  'lib/admin/texts': sharedAdmin,
  'lib/bookings/texts': sharedBookings,
  'lib/classes/texts': sharedClasses,
  'lib/coaching/texts': sharedCoaching,
  'lib/games/schema/texts': sharedGamesSchema,
  'lib/invites/texts': sharedInvites,
  'lib/likes/texts': sharedLikes,
  'lib/messages/texts': sharedMessages,
  'lib/moderation/texts': sharedModeration,
  'lib/platform/auth/texts': platformAuth,
  'lib/platform/geo/texts': platformGeo,
  'lib/platform/jobs/texts': platformJobs,
  'lib/platform/observability/audit-texts': platformObservabilityAudit,
  'lib/platform/observability/texts': platformObservability,
  'lib/platform/validation/texts': platformValidation,
  'lib/users/texts': sharedUsers,
  'lib/venues/schema/texts': sharedVenuesSchema,
  'lib/venues/texts': sharedVenues,
};
