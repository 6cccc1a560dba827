/** `join`: joins at once. `ask`: the organisers decide. */
export const INVITE_LINK_KINDS = ['join', 'ask'] as const;
export type InviteLinkKind = (typeof INVITE_LINK_KINDS)[number];

export const INVITE_LINK_STATES = ['open', 'expired', 'used', 'revoked'] as const;
export type InviteLinkState = (typeof INVITE_LINK_STATES)[number];

/** Active links of one group or game; more could not be told apart. */
export const INVITE_LINKS_OPEN_MAX = 20;
/** The newest links of a group or game, ended ones included. */
export const INVITE_LINKS_LISTED_MAX = 50;
/** The database has the same limit. */
export const INVITE_LINK_USES_MAX = 500;
export const INVITE_LINK_DAYS_MAX = 366;

/** Within this time, a browser that opens the same link again is not counted again. */
export const INVITE_OPENED_HOURS = 24;

/** How long the email to a guest works: late readers see what happened. */
export const INVITE_ENTRY_HOURS = 24;

/** Offers shown to one person at once: more suggest abuse. */
export const INVITE_OFFERS_MAX = 5;

/** In a guest's browser: the entry that was sent on the page of a link, or could not be sent yet. */
export const ENTRY_COOKIE = 'invite-entry';
