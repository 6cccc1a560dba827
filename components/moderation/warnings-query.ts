import { queryOptions } from '@tanstack/react-query';
import { api } from '@/lib/http/client';
import type { WarningDto } from '@/lib/moderation/schema';

export const warningsQuery = queryOptions({
  queryKey: ['warnings'],
  queryFn: ({ signal }) => api<WarningDto[]>('/api/warnings', { signal }),
  staleTime: 300_000,
  retry: false,
});
