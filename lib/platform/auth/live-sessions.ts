import { validSessions } from '@/lib/platform/auth/session-store';
import { prepared } from '@/lib/platform/db/kysely';

const findLive = prepared((kx, p: { sessionIds: string[] }) =>
  validSessions(kx)
    .where((eb) => eb('s.sid', '=', eb.fn.any(eb.val(p.sessionIds))))
    .select('s.sid'),
);

/** Repeats the checks of the handshake for sockets that connected long ago. */
export async function findLiveSessionIds(sessionIds: string[]): Promise<Set<string>> {
  const rows = await findLive({ sessionIds });
  return new Set(rows.map(({ sid }) => sid));
}
