import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';
import { GROUPS_KEY } from './groups-query';

export const regularsQuery = (id: number) =>
  readQuery(GROUPS_KEY, apiUrl('GET /api/groups/{id}/regulars', { params: { id } }));
