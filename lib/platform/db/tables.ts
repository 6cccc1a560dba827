import type { ColumnType } from 'kysely';
import type { Prisma } from '@/lib/platform/db/generated/client';

type Read<T> = T extends bigint ? number : T;

// JSON is written as text: node-postgres would turn an array into an array of Postgres.
type Written<T> = Prisma.JsonValue extends T ? string | Extract<T, null> : Read<T>;

type Optional<Create> = {
  [K in keyof Create]-?: undefined extends Create[K] ? K : never;
}[keyof Create];

/**
 * The columns of a model as statements read and write them. `Create` tells which of them a new row may omit; `Computed` names
 * those that the database computes.
 */
type Table<P extends { scalars: object }, Create, Computed extends keyof P['scalars'] = never> = {
  [K in keyof P['scalars']]: ColumnType<
    Read<P['scalars'][K]>,
    K extends Computed
      ? never
      : Written<P['scalars'][K]> | (K extends Optional<Create> ? undefined : never),
    K extends Computed ? never : Written<P['scalars'][K]>
  >;
};

/** A point on the sphere for the operators of `cube`, computed by the database. */
type Place = ColumnType<string | null, never, never>;

/** Every table with the names of the schema: a renamed column breaks each statement that uses it. */
export interface Tables {
  accessTokens: Table<Prisma.$AccessTokenPayload, Prisma.AccessTokenCreateManyInput>;
  addressLinks: Table<Prisma.$AddressLinkPayload, Prisma.AddressLinkCreateManyInput>;
  bookingRequests: Table<Prisma.$BookingRequestPayload, Prisma.BookingRequestCreateManyInput>;
  bookingProposals: Table<Prisma.$BookingProposalPayload, Prisma.BookingProposalCreateManyInput>;
  coachPackages: Table<Prisma.$CoachPackagePayload, Prisma.CoachPackageCreateManyInput>;
  courts: Table<Prisma.$CourtPayload, Prisma.CourtCreateManyInput>;
  courtTimes: Table<Prisma.$CourtTimePayload, Prisma.CourtTimeCreateManyInput>;
  courtTimeChanges: Table<Prisma.$CourtTimeChangePayload, Prisma.CourtTimeChangeCreateManyInput>;
  venueDesks: Table<Prisma.$VenueDeskPayload, Prisma.VenueDeskCreateManyInput>;
  venueStaff: Table<Prisma.$VenueStaffPayload, Prisma.VenueStaffCreateManyInput>;
  classSessions: Table<Prisma.$ClassSessionPayload, Prisma.ClassSessionCreateManyInput>;
  classParticipants: Table<Prisma.$ClassParticipantPayload, Prisma.ClassParticipantCreateManyInput>;
  coachApplications: Table<
    Prisma.$CoachApplicationPayload,
    Prisma.CoachApplicationCreateManyInput,
    'rating'
  >;
  coachHours: Table<Prisma.$CoachHoursPayload, Prisma.CoachHoursCreateManyInput>;
  coachDaysOff: Table<Prisma.$CoachDayOffPayload, Prisma.CoachDayOffCreateManyInput>;
  coachClasses: Table<Prisma.$CoachClassPayload, Prisma.CoachClassCreateManyInput>;
  coachPackageOffers: Table<
    Prisma.$CoachPackageOfferPayload,
    Prisma.CoachPackageOfferCreateManyInput
  >;
  coachCertificates: Table<Prisma.$CoachCertificatePayload, Prisma.CoachCertificateCreateManyInput>;
  coachClients: Table<Prisma.$CoachClientPayload, Prisma.CoachClientCreateManyInput>;
  coachVenues: Table<Prisma.$CoachVenuePayload, Prisma.CoachVenueCreateManyInput>;
  coachReviews: Table<Prisma.$CoachReviewPayload, Prisma.CoachReviewCreateManyInput>;
  friendRequests: Table<Prisma.$FriendRequestPayload, Prisma.FriendRequestCreateManyInput>;
  dataExports: Table<Prisma.$DataExportPayload, Prisma.DataExportCreateManyInput>;
  gameProposals: Table<Prisma.$GameProposalPayload, Prisma.GameProposalCreateManyInput>;
  games: Table<Prisma.$GamePayload, Prisma.GameCreateManyInput> & { g3: Place };
  gameGuests: Table<Prisma.$GameGuestPayload, Prisma.GameGuestCreateManyInput>;
  gameParticipants: Table<Prisma.$GameParticipantPayload, Prisma.GameParticipantCreateManyInput>;
  seatAsks: Table<Prisma.$SeatAskPayload, Prisma.SeatAskCreateManyInput>;
  groupRegulars: Table<Prisma.$GroupRegularPayload, Prisma.GroupRegularCreateManyInput>;
  seatRequests: Table<Prisma.$SeatRequestPayload, Prisma.SeatRequestCreateManyInput>;
  webhooks: Table<Prisma.$WebhookPayload, Prisma.WebhookCreateManyInput>;
  follows: Table<Prisma.$FollowPayload, Prisma.FollowCreateManyInput>;
  followNotices: Table<Prisma.$FollowNoticePayload, Prisma.FollowNoticeCreateManyInput>;
  gameSeries: Table<Prisma.$GameSeriesPayload, Prisma.GameSeriesCreateManyInput>;
  calendarFeeds: Table<Prisma.$CalendarFeedPayload, Prisma.CalendarFeedCreateManyInput>;
  guardians: Table<Prisma.$GuardianPayload, Prisma.GuardianCreateManyInput>;
  groups: Table<Prisma.$GroupPayload, Prisma.GroupCreateManyInput, 'search'> & { g3: Place };
  groupMembers: Table<Prisma.$GroupMemberPayload, Prisma.GroupMemberCreateManyInput>;
  groupBans: Table<Prisma.$GroupBanPayload, Prisma.GroupBanCreateManyInput>;
  groupRemovals: Table<Prisma.$GroupRemovalPayload, Prisma.GroupRemovalCreateManyInput>;
  groupInvites: Table<Prisma.$GroupInvitePayload, Prisma.GroupInviteCreateManyInput>;
  groupJoinRequests: Table<Prisma.$GroupJoinRequestPayload, Prisma.GroupJoinRequestCreateManyInput>;
  inviteEntries: Table<Prisma.$InviteEntryPayload, Prisma.InviteEntryCreateManyInput>;
  seatHolds: Table<Prisma.$SeatHoldPayload, Prisma.SeatHoldCreateManyInput>;
  inviteLinks: Table<Prisma.$InviteLinkPayload, Prisma.InviteLinkCreateManyInput>;
  inviteLinkUses: Table<Prisma.$InviteLinkUsePayload, Prisma.InviteLinkUseCreateManyInput>;
  moneyAccounts: Table<Prisma.$MoneyAccountPayload, Prisma.MoneyAccountCreateManyInput>;
  moneyEntries: Table<Prisma.$MoneyEntryPayload, Prisma.MoneyEntryCreateManyInput>;
  gameBills: Table<Prisma.$GameBillPayload, Prisma.GameBillCreateManyInput>;
  gameDues: Table<Prisma.$GameDuePayload, Prisma.GameDueCreateManyInput>;
  gameTeams: Table<Prisma.$GameTeamsPayload, Prisma.GameTeamsCreateManyInput>;
  paymentHandles: Table<Prisma.$PaymentHandlePayload, Prisma.PaymentHandleCreateManyInput>;
  matches: Table<Prisma.$MatchPayload, Prisma.MatchCreateManyInput>;
  superLikes: Table<Prisma.$SuperLikePayload, Prisma.SuperLikeCreateManyInput>;
  skips: Table<Prisma.$SkipPayload, Prisma.SkipCreateManyInput>;
  conversations: Table<Prisma.$ConversationPayload, Prisma.ConversationCreateManyInput>;
  conversationMembers: Table<
    Prisma.$ConversationMemberPayload,
    Prisma.ConversationMemberCreateManyInput
  >;
  messages: Table<Prisma.$MessagePayload, Prisma.MessageCreateManyInput>;
  messageReactions: Table<Prisma.$MessageReactionPayload, Prisma.MessageReactionCreateManyInput>;
  presences: Table<Prisma.$PresencePayload, Prisma.PresenceCreateManyInput>;
  blocks: Table<Prisma.$BlockPayload, Prisma.BlockCreateManyInput>;
  reports: Table<Prisma.$ReportPayload, Prisma.ReportCreateManyInput>;
  warnings: Table<Prisma.$WarningPayload, Prisma.WarningCreateManyInput>;
  auditLogs: Table<Prisma.$AuditLogPayload, Prisma.AuditLogCreateManyInput>;
  notifications: Table<Prisma.$NotificationPayload, Prisma.NotificationCreateManyInput>;
  notificationPreferences: Table<
    Prisma.$NotificationPreferencePayload,
    Prisma.NotificationPreferenceCreateManyInput
  >;
  pushSubscriptions: Table<Prisma.$PushSubscriptionPayload, Prisma.PushSubscriptionCreateManyInput>;
  passkeys: Table<Prisma.$PasskeyPayload, Prisma.PasskeyCreateManyInput>;
  passkeyChallenges: Table<Prisma.$PasskeyChallengePayload, Prisma.PasskeyChallengeCreateManyInput>;
  jobs: Table<Prisma.$JobPayload, Prisma.JobCreateManyInput>;
  outboxMails: Table<Prisma.$OutboxMailPayload, Prisma.OutboxMailCreateManyInput>;
  mailLinks: Table<Prisma.$MailLinkPayload, Prisma.MailLinkCreateManyInput>;
  idempotencyKeys: Table<Prisma.$IdempotencyKeyPayload, Prisma.IdempotencyKeyCreateManyInput>;
  rateLimits: Table<Prisma.$RateLimitPayload, Prisma.RateLimitCreateManyInput>;
  keptFigures: Table<Prisma.$KeptFigurePayload, Prisma.KeptFigureCreateManyInput>;
  usedCaptchas: Table<Prisma.$UsedCaptchaPayload, Prisma.UsedCaptchaCreateManyInput>;
  captchaPasses: Table<Prisma.$CaptchaPassPayload, Prisma.CaptchaPassCreateManyInput>;
  uploads: Table<Prisma.$UploadPayload, Prisma.UploadCreateManyInput>;
  uploadUsages: Table<Prisma.$UploadUsagePayload, Prisma.UploadUsageCreateManyInput>;
  securityEvents: Table<Prisma.$SecurityEventPayload, Prisma.SecurityEventCreateManyInput>;
  places: Table<Prisma.$PlacePayload, Prisma.PlaceCreateManyInput, 'names'> & { g3: Place };
  appStates: Table<Prisma.$AppStatePayload, Prisma.AppStateCreateManyInput>;
  sessions: Table<Prisma.$SessionPayload, Prisma.SessionCreateManyInput>;
  accounts: Table<Prisma.$AccountPayload, Prisma.AccountCreateManyInput>;
  verificationTokens: Table<
    Prisma.$VerificationTokenPayload,
    Prisma.VerificationTokenCreateManyInput
  >;
  twoFactors: Table<Prisma.$TwoFactorPayload, Prisma.TwoFactorCreateManyInput>;
  sports: Table<Prisma.$SportPayload, Prisma.SportCreateManyInput>;
  userSports: Table<Prisma.$UserSportPayload, Prisma.UserSportCreateManyInput>;
  users: Table<
    Prisma.$UserPayload,
    Prisma.UserCreateManyInput,
    'discoverable' | 'search' | 'searchName'
  > & { cellG3: Place };
  venues: Table<
    Prisma.$VenuePayload,
    Prisma.VenueCreateManyInput,
    'rating' | 'listed' | 'search'
  > & { g3: Place };
  venueReviews: Table<Prisma.$VenueReviewPayload, Prisma.VenueReviewCreateManyInput>;
  venueImages: Table<Prisma.$VenueImagePayload, Prisma.VenueImageCreateManyInput>;
  venueApplications: Table<Prisma.$VenueApplicationPayload, Prisma.VenueApplicationCreateManyInput>;
  venueSuggestions: Table<Prisma.$VenueSuggestionPayload, Prisma.VenueSuggestionCreateManyInput>;
}
