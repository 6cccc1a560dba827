import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';

export const warningsQuery = {
  ...readQuery('warnings', apiUrl('GET /api/warnings')),
  staleTime: 300_000,
  retry: false,
};
