import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';

export const TWO_STEP_KEY = 'two-step';

export const twoStepQuery = {
  ...readQuery(TWO_STEP_KEY, apiUrl('GET /api/auth/two-step')),
  // May be turned on in another tab, so it is refetched on focus.
  staleTime: 0,
};
