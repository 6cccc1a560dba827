import { queryOptions } from '@tanstack/react-query';
import type { TwoStepDto } from '@/lib/auth/two-step-schema';
import { api } from '@/lib/http/client';

export const twoStepQuery = queryOptions({
  queryKey: ['/api/auth/two-step'],
  queryFn: ({ signal }) => api<TwoStepDto>('/api/auth/two-step', { signal }),
  // Turned on in another tab: true again as soon as somebody looks here.
  staleTime: 0,
});
