import type { Route } from 'next';
import type { JoinedByLinkDto } from '@/lib/invites/schema';
import { routes } from '@/lib/routes';

/** The page to show next. Whoever has only asked stays: a private group is not theirs to see yet. */
export function afterJoining(token: string, { status, groupId, gameId }: JoinedByLinkDto): Route {
  if (status === 'pending') return routes.join(token);
  return gameId === null ? routes.group(groupId) : routes.game(gameId);
}
