import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ApiUrl } from '@/lib/platform/http/api-calls';
import { api, apiPage } from '@/lib/platform/http/client';

// Every key is the family, then the URL: what is refetched together, and what is read. `more` is what else the answer depends
// on, such as who reads: another value reads anew.

type Part = string | number | null;

/** One read of the API. */
export function readQuery<T>(family: string, url: ApiUrl<T>, ...more: Part[]) {
  return queryOptions({
    queryKey: [family, url, ...more],
    queryFn: ({ signal }) => api(url, { signal }),
  });
}

/** A list of the API, page by page. */
export function pagesQuery<T>(family: string, url: ApiUrl<T[]>, ...more: Part[]) {
  return infiniteQueryOptions({
    queryKey: [family, url, 'pages', ...more],
    queryFn: ({ pageParam, signal }) => apiPage(pageParam, { signal }),
    initialPageParam: url,
    getNextPageParam: ({ next }) => next,
  });
}
