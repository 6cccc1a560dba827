import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';

export const INVITE_LINKS_KEY = 'invite-links';

export interface InviteTarget {
  of: 'group' | 'game';
  id: number;
  name: string;
}

export const inviteLinksQuery = ({ of, id }: InviteTarget) =>
  readQuery(
    INVITE_LINKS_KEY,
    of === 'group'
      ? apiUrl('GET /api/groups/{id}/invite-links', { params: { id } })
      : apiUrl('GET /api/games/{id}/invite-links', { params: { id } }),
  );
