/** Matches the check of the messages table. */
export const MESSAGE_LENGTH_MAX = 4_000;
/** Short enough for a push. */
export const ANNOUNCEMENT_LENGTH_MAX = 500;
/** Per chat in 24 hours: each is a notification and an email for every member. */
export const ANNOUNCEMENTS_PER_DAY = 3;
export const PREVIEW_LENGTH_MAX = 200;
export const REPLY_PREVIEW_LENGTH_MAX = 120;

export const CLIENT_MSG_ID_LENGTH_MIN = 8;
export const CLIENT_MSG_ID_LENGTH_MAX = 64;

/** Long enough to fix a typing mistake, short enough that messages can be relied on. */
export const EDIT_MINUTES_MAX = 15;

/** Enough for a reply without words; a closed set, so that no reaction can carry text. */
export const REACTIONS = ['👍', '❤️', '😂', '😮', '😢', '🙏'] as const;

/** The limit for a stranger before the other person replies; insert-messages enforces it under the conversation's lock. */
export const REQUEST_MESSAGES_MAX = 3;

export const CONVERSATIONS_PER_DAY = { usual: 50, ofNewAccounts: 10 } as const;

/**
 * In the chat of a larger group nobody sees who has read or is writing: each member would be told of every other. Each message
 * would have a thousand times a thousand deliveries in a club.
 */
export const FOLLOWED_MEMBERS_MAX = 50;

/** After the end of a game: long enough for a lost jacket and the next date. */
export const GAME_CHAT_OPEN_DAYS = 3;
/** Afterwards the chat leaves the list; the page of the game still opens it. */
export const GAME_CHAT_LISTED_DAYS = 30;

export const PICTURE_BYTES_MAX = 10 * 1024 * 1024;
/** The longer side: a phone's screen at three pixels per point, doubled. */
export const PICTURE_SIDE_PX_MAX = 2_048;

/** A sidecar reports its connected people at this interval; people not reported within PRESENCE_STALE_SECONDS count as offline. */
export const PRESENCE_BEAT_SECONDS = 20;
export const PRESENCE_STALE_SECONDS = 60;

/** People who read a message within this time get no notification, push or email for it. */
export const NOTIFY_UNREAD_AFTER_SECONDS = 10;

/** The last messages on the page of a group. */
export const RECENT_MESSAGES = 3;
