import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type {
  AdminCoachApplicationDto,
  AdminPersonDto,
  AdminReportDto,
  AdminVenueApplicationDto,
  AuditEntryDto,
  OverviewDto,
} from '@/lib/admin/schema';
import type { TwoStepDto } from '@/lib/auth/two-step-schema';
import { type ApiPage, api, apiPage } from '@/lib/http/client';

/** What one admin decides, another waits for: always asked for anew when it is shown. */
const FRESH = { staleTime: 0 } as const;

export const coachApplicationsQuery = queryOptions({
  ...FRESH,
  queryKey: ['admin', 'coach-applications'],
  queryFn: ({ signal }) =>
    api<AdminCoachApplicationDto[]>('/api/admin/coach-applications', { signal }),
});

export const venueApplicationsQuery = queryOptions({
  ...FRESH,
  queryKey: ['admin', 'venue-applications'],
  queryFn: ({ signal }) =>
    api<AdminVenueApplicationDto[]>('/api/admin/venue-applications', { signal }),
});

export function reportsQuery(status: AdminReportDto['status']) {
  return infiniteQueryOptions({
    ...FRESH,
    queryKey: ['admin', 'reports', status],
    queryFn: ({ pageParam, signal }) => apiPage<AdminReportDto>(pageParam, { signal }),
    initialPageParam: `/api/admin/reports?status=${status}`,
    getNextPageParam: (last: ApiPage<AdminReportDto>) => last.next,
  });
}

export function peopleQuery(search: string) {
  const url = `/api/admin/people?search=${encodeURIComponent(search)}`;
  return queryOptions({
    ...FRESH,
    queryKey: ['admin', 'people', search],
    queryFn: ({ signal }) => api<AdminPersonDto[]>(url, { signal }),
  });
}

export const overviewQuery = queryOptions({
  ...FRESH,
  queryKey: ['admin', 'overview'],
  queryFn: ({ signal }) => api<OverviewDto>('/api/admin/overview', { signal }),
});

export const auditQuery = infiniteQueryOptions({
  ...FRESH,
  queryKey: ['admin', 'audit'],
  queryFn: ({ pageParam, signal }) => apiPage<AuditEntryDto>(pageParam, { signal }),
  initialPageParam: '/api/admin/audit',
  getNextPageParam: (last: ApiPage<AuditEntryDto>) => last.next,
});

export const twoStepQuery = queryOptions({
  ...FRESH,
  queryKey: ['admin', 'two-step'],
  queryFn: ({ signal }) => api<TwoStepDto>('/api/auth/two-step', { signal }),
});
