import type { Route } from 'next';
import type { JoinedByLinkDto } from '@/lib/invites/schema';
import { routes } from '@/lib/routes';

/** The next page. A person with a pending request remains: a private group is still hidden from them. */
export function afterJoining(token: string, { status, groupId, gameId }: JoinedByLinkDto): Route {
  if (status === 'pending') return routes.join(token);
  return gameId === null ? routes.group(groupId) : routes.game(gameId);
}
