import { apiUrl } from '@/lib/http/api-calls';
import { readQuery } from '@/lib/http/queries';

export const warningsQuery = {
  ...readQuery('warnings', apiUrl('GET /api/warnings')),
  staleTime: 300_000,
  retry: false,
};
