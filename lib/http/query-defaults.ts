import type { QueryClientConfig } from '@tanstack/react-query';
import { api } from '@/lib/http/client';

/**
 * Defaults of every query: the first element of the key is the address, nothing refetches by itself,
 * nothing grows stale, nothing is retried. Live changes patch the cache instead.
 */
export const QUERY_DEFAULTS: QueryClientConfig = {
  defaultOptions: {
    queries: {
      queryFn: ({ queryKey, signal }) => api(String(queryKey[0]), { signal }),
      refetchInterval: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    },
    mutations: { retry: false },
  },
};
