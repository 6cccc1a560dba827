import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';

export const coachQuery = (id: number) =>
  readQuery('coach', apiUrl('GET /api/coaches/{id}', { params: { id } }));
