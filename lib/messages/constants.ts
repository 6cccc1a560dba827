/** As the check of the messages table. */
export const MESSAGE_LENGTH_MAX = 4_000;
export const PREVIEW_LENGTH_MAX = 200;
export const REPLY_PREVIEW_LENGTH_MAX = 120;

export const CLIENT_MSG_ID_LENGTH_MIN = 8;
export const CLIENT_MSG_ID_LENGTH_MAX = 64;

/** Long enough for a typing mistake, short enough that what was said stays said. */
export const EDIT_MINUTES_MAX = 15;

/** Enough to answer without a word; a closed set, so that no reaction can carry text. */
export const REACTIONS = ['👍', '❤️', '😂', '😮', '😢', '🙏'] as const;

/** What somebody may write to a stranger who has not answered; insert-message holds it under the conversation's lock. */
export const REQUEST_MESSAGES_MAX = 3;

/** A day is the last 24 hours, so that midnight gives nobody a second helping. */
export const CONVERSATIONS_PER_DAY_MAX = 50;
export const CONVERSATIONS_PER_DAY_NEW_ACCOUNT_MAX = 10;
export const NEW_ACCOUNT_HOURS = 24;

export const PICTURE_BYTES_MAX = 10 * 1024 * 1024;
/** The longer side: a phone's screen at three pixels a point, twice over. */
export const PICTURE_SIDE_PX_MAX = 2_048;

/** A sidecar says this often who is connected; whoever was not named for longer than the second is not online. */
export const PRESENCE_BEAT_SECONDS = 20;
export const PRESENCE_STALE_SECONDS = 60;

/** Whoever reads along at once is not told by bell, push or mail. */
export const TELL_UNREAD_AFTER_SECONDS = 10;
