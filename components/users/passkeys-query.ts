import { queryOptions } from '@tanstack/react-query';
import type { PasskeyListDto } from '@/lib/auth/passkey-schema';
import { api } from '@/lib/http/client';

export const passkeysQuery = queryOptions({
  queryKey: ['/api/auth/passkeys'],
  queryFn: ({ signal }) => api<PasskeyListDto>('/api/auth/passkeys', { signal }),
  // Added on another device: there as soon as somebody looks here.
  staleTime: 0,
});
