/** The limit in 'Please select an image smaller than 5MB'. */
export const PROFILE_PHOTO_BYTES_MAX = 5 * 1024 * 1024;

export const BIO_LENGTH_MAX = 500;

/** The API's spelling; the service converts to the database's. They are the keys of their texts. */
/** Days until a changed gender counts for women-only and men-only content. */
export const GENDER_WAIT_DAYS = 30;
export const GENDERS = ['male', 'female', 'other', 'prefer-not-to-say'] as const;
export type Gender = (typeof GENDERS)[number];

/** Monday to Sunday, each with these parts: a bit of `availability` each, Monday morning the lowest. */
export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
export const AVAILABILITY_MAX = 2 ** (7 * DAY_PARTS.length) - 1;
export const AFTERNOON_FROM_HOUR = 12;
export const EVENING_FROM_HOUR = 17;

/** A profile shows the share of games attended after this many games. */
export const ATTENDANCE_GAMES_MIN = 3;

/** How long a deletion can be undone. */
export const DELETION_UNDO_DAYS = 7;

export const MESSAGE_PRIVACIES = ['anyone', 'members', 'connections'] as const;

/**
 * Paths, roles and words of the product that could be used for impersonation: without dots, low lines and a number at the end.
 */
export const RESERVED_USERNAMES = `
abuse account accounts admin admins administrator anonymous api app billing blocked bot contact deleted everyone guest
guests help helpdesk here hostmaster info legal login logout mail mailer maidan maidanadmin maidanapp maidanhelp
maidanofficial maidanpk maidansupport maidanteam me mod moderator moderators mods nobody noreply null official operator
outbox owner payments postmaster privacy register root safety security settings signin signout signup staff status
superuser support sysadmin system team terms test undefined unknown unavailable user users webmaster www you`
  .trim()
  .split(/\s+/);

/** When a skipped person may return to the deck. */
export const SKIP_DAYS = 30;

/** After a declined connection request, its sender waits this long before the next. */
export const ASK_AGAIN_DAYS = 30;

/** The first 3 suggestions are 'Top Match'. */
export const TOP_MATCHES = 3;

/** Text that the index of names and bios covers: three Latin letters or digits in a row. For text in NFD: accents follow letters. */
export const INDEXED_TEXT = /[a-z0-9]\p{M}*[a-z0-9]\p{M}*[a-z0-9]/iu;
/** Find Players searches for any other text among this many of the nearest people. */
export const SHORT_SEARCH_PEOPLE_MAX = 1000;

export const SECURITY_EVENTS_SHOWN_MAX = 50;

/** How long the export file can be downloaded. */
export const EXPORT_DAYS = 7;
/** How often the worker tries to make an export before it fails. */
export const EXPORT_ATTEMPTS_MAX = 3;
/** An unfinished export counts as failed after this time. */
export const EXPORT_PENDING_HOURS_MAX = 24;
