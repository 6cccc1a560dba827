export const PASSWORD_LENGTH_MIN = 8;
/** Far above the 64 that must be allowed; longer ones only cost computing time. */
export const PASSWORD_LENGTH_MAX = 128;
/** The longest address that SMTP can carry (RFC 5321 with erratum 1690). */
export const EMAIL_LENGTH_MAX = 254;
/** Matches the check users_name_length. */
export const NAME_LENGTH_MAX = 80;

/** Short, because other people read mailboxes, and for years. */
export const MAGIC_LINK_MINUTES = 15;

/** The sample people on the sign-in page of local mode, in this order; the seed creates them. Roles are keys of `server-texts`. */
export const SAMPLE_PEOPLE = [
  { email: 'player@example.test', role: 'player' },
  { email: 'creator@example.test', role: 'groupCreator' },
  { email: 'coach@example.test', role: 'coach' },
  { email: 'admin@example.test', role: 'admin' },
  { email: 'newcomer@example.test', role: 'newcomer' },
] as const;

/** Long enough for people who read mail only at weekends; another email is one click away. */
export const CONFIRM_LINK_DAYS = 7;
export const CHANGE_LINK_HOURS = 24;
/** How long the owner of the old address can undo the change. */
export const UNDO_LINK_DAYS = 7;
/** How recent a sign-in must be to change who may sign in without the password. A browser left open for days may not. */
export const FRESH_SESSION_MINUTES = 15;

/** One for each device, and some to spare. */
export const PASSKEYS_MAX = 20;
/** Matches the check passkeys_name_length. */
export const PASSKEY_NAME_LENGTH_MAX = 60;
/** Time to find the finger, the phone or the key. */
export const PASSKEY_CHALLENGE_MINUTES = 5;

/** EdDSA, ES256 and RS256 as COSE numbers: what passkeys use today. The library's default asks Node, which warns about it. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257];

/** What an access token may do: read, write as a member, and what only organisers, coaches and desks do. */
export const TOKEN_SCOPES = ['read', 'write', 'organiser'] as const;
/** One for each program, and some to spare. */
export const TOKENS_MAX = 20;
/** Matches the check access_tokens_name_length. */
export const TOKEN_NAME_LENGTH_MAX = 60;
export const TOKEN_DAYS = 90;
/** Matches the check access_tokens_lifetime. */
export const TOKEN_DAYS_MAX = 365;
