import { queryOptions } from '@tanstack/react-query';
import type { AddressDto } from '@/lib/auth/address-schema';
import { api } from '@/lib/http/client';

export const addressQuery = queryOptions({
  queryKey: ['/api/auth/email'],
  queryFn: ({ signal }) => api<AddressDto>('/api/auth/email', { signal }),
  // Confirmed in another tab: true again as soon as somebody looks here.
  staleTime: 0,
});
