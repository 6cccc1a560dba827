import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApiUrl } from '@/lib/platform/http/api-calls';
import { api, apiPage } from '@/lib/platform/http/client';

// Every key is the family (what is refetched together), then the URL. `more` is what else the response depends on, such as the
// viewer: another value loads anew.

type Part = string | number | null;

export function readQuery<T>(family: string, url: ApiUrl<T>, ...more: Part[]) {
  return queryOptions({
    queryKey: [family, url, ...more],
    queryFn: ({ signal }) => api(url, { signal }),
  });
}

/** A list of the API, in batches. */
export function batchesQuery<T>(family: string, url: ApiUrl<T[]>, ...more: Part[]) {
  return infiniteQueryOptions({
    queryKey: [family, url, 'pages', ...more],
    queryFn: ({ pageParam, signal }) => apiPage(pageParam, { signal }),
    initialPageParam: url,
    getNextPageParam: ({ next }) => next,
  });
}
