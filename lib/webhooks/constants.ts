/** What a webhook can be called for. */
export const WEBHOOK_EVENTS = [
  'game.created',
  'game.changed',
  'game.full',
  'member.joined',
] as const;
/** Of a venue: it has games, and no members. */
export const VENUE_EVENTS = ['game.created', 'game.changed', 'game.full'] as const;

/** Of one group or venue. */
export const WEBHOOKS_MAX = 5;
export const WEBHOOK_URL_LENGTH_MAX = 500;
/** A webhook that has answered nothing for so long is stopped. */
export const WEBHOOK_FAILING_DAYS = 3;
/** The calls that the list of a webhook shows. */
export const CALLS_SHOWN = 5;
/** A foreign server has so long to answer. */
export const WEBHOOK_TIMEOUT_MS = 10_000;
