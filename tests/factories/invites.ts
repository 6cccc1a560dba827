import { randomBytes } from 'node:crypto';
import { hashOfToken } from '@/lib/invites/service/open-link';
import { pool } from '@/lib/platform/db/pool';
import { insertRow, type NewRow, type Row } from '@/prisma/rows/insert-rows';

type LinkOf = { groupId: number } | { gameId: number };

/** An active link that joins at once. */
export async function createInviteLink(
  of: LinkOf,
  overrides: Partial<NewRow<'inviteLinks'>> = {},
): Promise<Row<'inviteLinks'> & { token: string }> {
  const token = randomBytes(16).toString('hex');
  const row = await insertRow(pool, 'inviteLinks', {
    kind: 'join',
    ...overrides,
    ...of,
    tokenHash: hashOfToken(token),
  });
  return { ...row, token };
}
