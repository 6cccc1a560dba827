import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';

export const ADDRESS_KEY = 'address';

export const addressQuery = {
  ...readQuery(ADDRESS_KEY, apiUrl('GET /api/auth/email')),
  // May be confirmed in another tab, so it is refetched on focus.
  staleTime: 0,
};
