/** How many the list shows at first. */
export const FIRST_BATCH = 50;

/**
 * The topics for which people choose notification channels. Every `type` should belong to one. An unknown type is always sent,
 * because a missing notification is worse than an unwanted one.
 */
export const NOTIFICATION_TOPICS = {
  connections: ['friend_request', 'friend_request_accepted'],
  likes: ['match', 'super_like'],
  messages: ['message', 'message_request'],
  groups: [
    'group_join_request',
    'group_join_approved',
    'group_join_declined',
    'group_invite',
    'group_invite_accepted',
    'group_role_changed',
    'group_lead_free',
    'group_removed',
    'group_deleted',
    'group_announcement',
  ],
  games: [
    'game_created',
    'game_changed',
    'game_cancelled',
    'game_promoted',
    'game_seat_missed',
    'game_place_free',
    'game_seat_yielded',
    'game_nudge',
    'game_added',
    'game_guests',
    'game_removed',
    'game_seat_offered',
    'game_offer_lapsed',
    'game_seat_unpaid',
    'game_reminder',
    'game_announcement',
    'money_reminder',
    'game_seat_call',
    'game_seat_request',
    'game_seat_declined',
    'game_proposal',
    'game_proposal_accepted',
    'game_proposal_declined',
  ],
  follows: ['games_followed'],
  venues: [
    'venue_review',
    'venue_review_reply',
    'venue_suggestion',
    'venue_suggestion_decided',
    'venue_merged',
    'venue_application_decided',
    'venue_verified',
    'venue_unverified',
    'venue_closed',
    'venue_reopened',
    'venue_hidden',
    'venue_shown',
    'court_asked',
    'court_booked',
    'court_confirmed',
    'court_declined',
    'court_lapsed',
    'court_cancelled',
    'court_moved',
  ],
  coaching: [
    'booking_request',
    'booking_accepted',
    'booking_declined',
    'booking_withdrawn',
    'booking_cancelled',
    'booking_expired',
    'booking_completed',
    'booking_no_show',
    'booking_reminder',
    'booking_proposal',
    'booking_proposal_answered',
    'booking_moved',
    'booking_package',
    'class_joined',
    'class_left',
    'class_promoted',
    'class_place_yielded',
    'class_moved',
    'class_cancelled',
    'class_reminder',
    'coach_review',
    'coach_review_reply',
    'coach_application_decided',
    'certificate_decided',
  ],
} as const satisfies Record<string, readonly string[]>;

export type NotificationTopic = keyof typeof NOTIFICATION_TOPICS;

/** `Object.keys` loses the literal types. */
export const NOTIFICATION_TOPIC_NAMES = Object.keys(NOTIFICATION_TOPICS) as [
  NotificationTopic,
  ...NotificationTopic[],
];

export function topicOf(type: string): NotificationTopic | null {
  return (
    NOTIFICATION_TOPIC_NAMES.find((topic) =>
      (NOTIFICATION_TOPICS[topic] as readonly string[]).includes(type),
    ) ?? null
  );
}

/** Notifications that were unseen for this long are sent by email. */
export const MISSED_AFTER_MINUTES = 15;

/** In the person's own time zone: reminders and nudges wait until the morning, pushes are silent. */
export const QUIET_FROM_HOUR = 22;
export const QUIET_UNTIL_HOUR = 7;
