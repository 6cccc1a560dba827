import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';

export const PASSKEYS_KEY = 'passkeys';

export const passkeysQuery = {
  ...readQuery(PASSKEYS_KEY, apiUrl('GET /api/auth/passkeys')),
  // May be added on another device, so it is refetched on focus.
  staleTime: 0,
};
