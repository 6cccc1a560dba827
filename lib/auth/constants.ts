export const PASSWORD_LENGTH_MIN = 8;
/** Far above the 64 that must be allowed; longer ones only cost work. */
export const PASSWORD_LENGTH_MAX = 128;
/** The longest address that SMTP can carry (RFC 5321 with erratum 1690). */
export const EMAIL_LENGTH_MAX = 254;
/** Check users_name_length. */
export const NAME_LENGTH_MAX = 80;

/** A link that signs in must be used soon: mailboxes are read by others and for years. */
export const MAGIC_LINK_MINUTES = 15;

/** The sample people that local mode offers on the sign-in page, in this order; the seed makes them. */
export const SAMPLE_PEOPLE = [
  { email: 'player@example.test', role: 'Player' },
  { email: 'creator@example.test', role: 'Group creator' },
  { email: 'coach@example.test', role: 'Coach' },
  { email: 'admin@example.test', role: 'Admin' },
  { email: 'newcomer@example.test', role: 'Newcomer' },
] as const;

/** What people of this site would think of first. */
export const SITE_WORDS = `
maidan pakistan zindabad lahore karachi islamabad rawalpindi faisalabad multan
peshawar quetta punjab gulberg cricket hockey football soccer tennis
badminton paddle padel squash kabaddi player coach khelo`
  .trim()
  .split(/\s+/);

/** Long enough for somebody who reads mail at weekends; asking for another letter is one press. */
export const CONFIRM_LINK_DAYS = 7;
export const CHANGE_LINK_HOURS = 24;
/** How long whoever had the old address can take the account back to it. */
export const UNDO_LINK_DAYS = 7;
/** A session that may decide who signs in without the password: a browser left open for days may not. */
export const FRESH_SESSION_MINUTES = 15;

/** A key for each device, and some to spare. */
export const PASSKEYS_MAX = 20;
/** Check passkeys_name_length. */
export const PASSKEY_NAME_LENGTH_MAX = 60;
/** Time to find the finger, the phone or the key. */
export const PASSKEY_CHALLENGE_MINUTES = 5;
