/** The most connections that the pool of one process opens. */
export const POOL_CONNECTIONS_MAX = 10;

/** Web, sidecar and worker have a pool each, and one connection each that listens. */
export const CONNECTIONS_NEEDED = 3 * (POOL_CONNECTIONS_MAX + 1);
