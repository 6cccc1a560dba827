import { endHolds } from '@/lib/games/service/hold-seat';
import { findGamesOf, type LinksToEnd, revokeLinks } from '@/lib/invites/repository/links';
import type { PendingNotification } from '@/lib/notifications/service/notify';
import type { Tx } from '@/lib/platform/db/client';

/**
 * Revokes links and ends the holds of their guests. Under the group's lock for several links, because creating one takes that
 * too. Pass the result to `publishNotifications` after the commit.
 */
export async function takeBack(tx: Tx, which: LinksToEnd): Promise<PendingNotification[]> {
  // The games before the links, as everywhere.
  return endHolds(tx, await findGamesOf(which, tx), () => revokeLinks(which, tx));
}
