import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  AdminPersonDto,
  AdminReportDto,
  AdminSecurityEventDto,
  AuditEntryDto,
  OverviewDto,
  PendingCountsDto,
} from '@/lib/admin/schema';
import { type ApiPage, api, apiPage } from '@/lib/http/client';
import type { AdminVenueDto } from '@/lib/venues/schema/curate-venue';
import type { OpenSuggestionDto } from '@/lib/venues/schema/suggest-change';

/** What one admin decides, another waits for: always asked for anew when it is shown. */
const FRESH = { staleTime: 0 } as const;

/** A list of the console page by page. `filter` goes into the address of the call; empty values are left out. */
function consoleQuery<T>(list: string, filter: Record<string, string>) {
  const given = Object.entries(filter).filter(([, value]) => value !== '');
  return infiniteQueryOptions({
    ...FRESH,
    queryKey: ['admin', list, Object.fromEntries(given)],
    queryFn: ({ pageParam, signal }) => apiPage<T>(pageParam, { signal }),
    initialPageParam: `/api/admin/${list}?${new URLSearchParams(given)}`,
    getNextPageParam: (last: ApiPage<T>) => last.next,
    // What was found stays until the next answer is there.
    placeholderData: keepPreviousData,
  });
}

export const applicationsQuery = <T>(noun: 'coach' | 'venue', search: string) =>
  consoleQuery<T>(`${noun}-applications`, { search });
export const reportsQuery = (filter: { status: string; search: string }) =>
  consoleQuery<AdminReportDto>('reports', filter);
export const peopleQuery = (search: string) => consoleQuery<AdminPersonDto>('people', { search });
export const venuesQuery = (search: string) => consoleQuery<AdminVenueDto>('venues', { search });
export const suggestionsQuery = consoleQuery<OpenSuggestionDto>('venues/suggestions', {});
export const auditQuery = (filter: Record<string, string>) =>
  consoleQuery<AuditEntryDto>('audit', filter);

export const securityEventsQuery = (filter: Record<string, string>) =>
  consoleQuery<AdminSecurityEventDto>('security-events', filter);

export const pendingQuery = queryOptions({
  ...FRESH,
  queryKey: ['admin', 'pending'],
  queryFn: ({ signal }) => api<PendingCountsDto>('/api/admin/pending', { signal }),
});

export const overviewQuery = queryOptions({
  ...FRESH,
  queryKey: ['admin', 'overview'],
  queryFn: ({ signal }) => api<OverviewDto>('/api/admin/overview', { signal }),
});
