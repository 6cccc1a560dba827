import type { ErrorCode } from '@/lib/errors/app-error';
import { lastBelieved } from '@/lib/http/rate-limiter';
import { REFUSAL_EVENTS, recordSecurityEvent } from '@/lib/observability/security-events';
import type { RealtimeSocket } from '@/server/realtime/types';

/** Notes a refused event of a socket as the wrapper of the calls notes a refused call. `event` is a name of the contract. */
export async function noteRefusal(
  { data, request }: RealtimeSocket,
  event: string,
  code: string,
): Promise<void> {
  // What is no code of an error, such as 'invalid' of a broken payload, names none of them.
  const name = REFUSAL_EVENTS[code as ErrorCode];
  if (!name) return;
  await recordSecurityEvent({
    event: name,
    userId: data.actor.userId,
    address: lastBelieved([request.headers['x-forwarded-for'] ?? []].flat().join(',')),
    detail: `socket ${event}`,
  });
}
