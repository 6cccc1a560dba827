import { keepPreviousData } from '@tanstack/react-query';
import { type ApiInput, type ApiUrl, apiUrl } from '@/lib/platform/http/api-calls';
import { batchesQuery, readQuery } from '@/lib/platform/http/queries';

/** The query family of everything that admins load. */
export const ADMIN_KEY = 'admin';

/** Other admins change these lists, so they are refetched whenever they are shown. */
const FRESH = { staleTime: 0 } as const;

type QueryOf<List extends 'reports' | 'audit' | 'security-events'> =
  ApiInput<`GET /api/admin/${List}`>['query'];

/** The previous results remain on screen until the new ones arrive. */
export const consoleQuery = <T>(url: ApiUrl<T[]>) => ({
  ...batchesQuery(ADMIN_KEY, url),
  ...FRESH,
  placeholderData: keepPreviousData,
});

export const reportsQuery = (query: QueryOf<'reports'>) =>
  consoleQuery(apiUrl('GET /api/admin/reports', { query }));
export const peopleQuery = (search: string) =>
  consoleQuery(apiUrl('GET /api/admin/people', { query: { search: search || null } }));
export const venuesQuery = (search: string) =>
  consoleQuery(apiUrl('GET /api/admin/venues', { query: { search: search || null } }));
export const misplacedQuery = {
  ...readQuery(ADMIN_KEY, apiUrl('GET /api/admin/venues/misplaced')),
  ...FRESH,
};
export const suggestionsQuery = consoleQuery(apiUrl('GET /api/admin/venues/suggestions'));
export const auditQuery = (query: QueryOf<'audit'>) =>
  consoleQuery(apiUrl('GET /api/admin/audit', { query }));
export const securityEventsQuery = (query: QueryOf<'security-events'>) =>
  consoleQuery(apiUrl('GET /api/admin/security-events', { query }));

export const failedJobsQuery = consoleQuery(apiUrl('GET /api/admin/jobs'));

export const pendingQuery = { ...readQuery(ADMIN_KEY, apiUrl('GET /api/admin/pending')), ...FRESH };
export const findingsQuery = {
  ...readQuery(ADMIN_KEY, apiUrl('GET /api/admin/findings')),
  ...FRESH,
};
export const serviceLevelsQuery = {
  ...readQuery(ADMIN_KEY, apiUrl('GET /api/admin/service')),
  ...FRESH,
};
export const certificatesQuery = {
  ...readQuery(ADMIN_KEY, apiUrl('GET /api/admin/certificates')),
  ...FRESH,
};
export const overviewQuery = {
  ...readQuery(ADMIN_KEY, apiUrl('GET /api/admin/overview')),
  ...FRESH,
};
