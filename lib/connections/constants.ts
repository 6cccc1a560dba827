export const REQUESTS_PER_DAY = { usual: 50, ofNewAccounts: 10 } as const;

export const REQUEST_MESSAGE_LENGTH_MAX = 300;

/** A page's cards know this many people's states. */
export const CONNECTION_STATES_MAX = 300;
