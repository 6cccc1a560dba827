import type { QueryClientConfig } from '@tanstack/react-query';

/**
 * Defaults of every query: nothing refetches by itself, becomes stale or is retried. Live events patch the cache instead.
 */
export const QUERY_DEFAULTS: QueryClientConfig = {
  defaultOptions: {
    queries: {
      refetchInterval: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    },
    mutations: { retry: false },
  },
};
