/** `join`: in at once. `ask`: the organisers decide. */
export const INVITE_LINK_KINDS = ['join', 'ask'] as const;
export type InviteLinkKind = (typeof INVITE_LINK_KINDS)[number];

export const INVITE_LINK_STATES = ['open', 'expired', 'used', 'revoked'] as const;
export type InviteLinkState = (typeof INVITE_LINK_STATES)[number];

/** Open links of one group or game; more could not be told apart. */
export const INVITE_LINKS_OPEN_MAX = 20;
/** The newest links of a group or game are listed, those that ended included. */
export const INVITE_LINKS_LISTED_MAX = 50;
/** The database has the same limit. */
export const INVITE_LINK_USES_MAX = 500;
export const INVITE_LINK_DAYS_MAX = 366;

/** Within this time, a browser that opens the same link again is not counted again. */
export const INVITE_OPENED_HOURS = 24;

/** How long the letter to a guest works: somebody who reads it late is told what happened. */
export const INVITE_ENTRY_HOURS = 24;

/** Offers shown to one person at once: more would be somebody who annoys. */
export const INVITE_OFFERS_MAX = 5;

/** In the browser of a guest: what was sent on the page of a link, or could not be sent yet. */
export const ENTRY_COOKIE = 'invite-entry';
