import type { ErrorCode } from '@/lib/platform/errors/app-error';
import { trustedAddress } from '@/lib/platform/http/rate-limiter';
import { REFUSAL_EVENTS, recordSecurityEvent } from '@/lib/platform/observability/security-events';
import type { RealtimeSocket } from '@/server/realtime/types';

/** Records a refused socket event like a refused call. `event` is a name of the contract. */
export async function recordRefusal(
  { data, request }: RealtimeSocket,
  event: string,
  code: string,
): Promise<void> {
  // Codes without a security event, such as 'invalid' for a broken payload, are not recorded.
  const name = REFUSAL_EVENTS[code as ErrorCode];
  if (!name) return;
  await recordSecurityEvent({
    event: name,
    userId: data.actor.userId,
    address: trustedAddress([request.headers['x-forwarded-for'] ?? []].flat().join(',')),
    detail: `socket ${event}`,
  });
}
