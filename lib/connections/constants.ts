export const REQUESTS_PER_DAY = { usual: 50, ofNewAccounts: 10 } as const;

export const REQUEST_MESSAGE_LENGTH_MAX = 300;

/** So many people's states are known to the cards of a page. */
export const CONNECTION_STATES_MAX = 300;
