import { notBlocked, present, seen, seenName } from '@/lib/moderation/visibility';
import type { Tx } from '@/lib/platform/db/client';
import { on } from '@/lib/platform/db/kysely';

const BANS_MAX = 200;

export function findBans(groupId: number, viewerId: number, tx: Tx) {
  return on(tx)
    .selectFrom('groupBans as b')
    .innerJoin('users as u', 'u.id', 'b.userId')
    .where('b.groupId', '=', groupId)
    .where(present('u'))
    .where((eb) => notBlocked(eb.ref('u.id'), viewerId))
    .orderBy('b.createdAt', 'desc')
    .orderBy('u.id')
    .limit(BANS_MAX)
    .select((eb) => [
      'u.id as userId',
      seenName('u', viewerId).as('name'),
      seen(eb.ref('u.username'), 'u', viewerId).as('username'),
      seen(eb.ref('u.publicLocation'), 'u', viewerId).as('publicLocation'),
      seen(eb.ref('u.profileImageKey'), 'u', viewerId).as('profileImageKey'),
      'u.profileImageProvider',
      'b.reason',
      'b.createdAt',
    ])
    .execute();
}
