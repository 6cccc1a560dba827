import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ApiInput, type ApiUrl, apiUrl } from '@/lib/http/api-calls';
import { api, apiPage } from '@/lib/http/client';

/** Other admins change these lists, so they are refetched whenever they are shown. */
const FRESH = { staleTime: 0 } as const;

type QueryOf<List extends 'reports' | 'audit' | 'security-events'> =
  ApiInput<`GET /api/admin/${List}`>['query'];

/** A paged list of the console. */
export function consoleQuery<T>(url: ApiUrl<T[]>) {
  return infiniteQueryOptions({
    ...FRESH,
    queryKey: ['admin', url],
    queryFn: ({ pageParam, signal }) => apiPage(pageParam, { signal }),
    initialPageParam: url,
    getNextPageParam: ({ next }) => next,
    // Keeps the previous results on screen until the new ones arrive.
    placeholderData: keepPreviousData,
  });
}

export const reportsQuery = (query: QueryOf<'reports'>) =>
  consoleQuery(apiUrl('GET /api/admin/reports', { query }));
export const peopleQuery = (search: string) =>
  consoleQuery(apiUrl('GET /api/admin/people', { query: { search: search || null } }));
export const venuesQuery = (search: string) =>
  consoleQuery(apiUrl('GET /api/admin/venues', { query: { search: search || null } }));
export const suggestionsQuery = consoleQuery(apiUrl('GET /api/admin/venues/suggestions'));
export const auditQuery = (query: QueryOf<'audit'>) =>
  consoleQuery(apiUrl('GET /api/admin/audit', { query }));
export const securityEventsQuery = (query: QueryOf<'security-events'>) =>
  consoleQuery(apiUrl('GET /api/admin/security-events', { query }));

export const pendingQuery = queryOptions({
  ...FRESH,
  queryKey: ['admin', 'pending'],
  queryFn: ({ signal }) => api('GET /api/admin/pending', { signal }),
});

export const overviewQuery = queryOptions({
  ...FRESH,
  queryKey: ['admin', 'overview'],
  queryFn: ({ signal }) => api('GET /api/admin/overview', { signal }),
});
