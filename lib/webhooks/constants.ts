/** The events of a group. */
export const WEBHOOK_EVENTS = [
  'game.created',
  'game.changed',
  'game.full',
  'member.joined',
] as const;
/** The events of a venue, which has no members. */
export const VENUE_EVENTS = ['game.created', 'game.changed', 'game.full'] as const;

/** Webhooks of one group or venue. */
export const WEBHOOKS_MAX = 5;
export const WEBHOOK_URL_LENGTH_MAX = 500;
/** A webhook whose calls have failed for so many days is stopped. */
export const WEBHOOK_FAILING_DAYS = 3;
/** The calls that the list of a webhook shows. */
export const CALLS_SHOWN = 5;
/** How long a call waits for a response. */
export const WEBHOOK_TIMEOUT_MS = 10_000;
