import { apiUrl } from '@/lib/platform/http/api-calls';

/** A chat's other side: a person, a group, the players of a game, or a conversation whose other person is gone. */
export interface ChatTarget {
  type: 'direct' | 'group' | 'game' | 'conversation';
  id: number;
}

export const targetKey = ({ type, id }: ChatTarget): string => `${type}:${id}`;

export function chatUrl({ type, id }: ChatTarget) {
  const params = { id };
  if (type === 'direct') return apiUrl('GET /api/users/{id}/conversation', { params });
  if (type === 'game') return apiUrl('GET /api/games/{id}/conversation', { params });
  return type === 'group'
    ? apiUrl('GET /api/groups/{id}/conversation', { params })
    : apiUrl('GET /api/conversations/{id}', { params });
}
