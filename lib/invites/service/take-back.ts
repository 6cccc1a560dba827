import { endHolds } from '@/lib/games/service/hold-seat';
import { findGamesOf, type LinksToEnd, revokeLinks } from '@/lib/invites/repository/links';
import type { PendingNotification } from '@/lib/notifications/service/notify';
import type { Tx } from '@/lib/platform/db/client';

/**
 * Takes links back, with the seats that are held for their guests. Under the group's lock where it is more than one, because
 * making one takes that too. Pass the result to `publishNotifications` after the commit.
 */
export async function takeBack(tx: Tx, which: LinksToEnd): Promise<PendingNotification[]> {
  // The games before the links, as everywhere.
  return endHolds(tx, await findGamesOf(which, tx), () => revokeLinks(which, tx));
}
