import { runIn } from '@/lib/platform/language/run-in';
import { metrics, secondsSince } from '@/lib/platform/observability/metrics';
import { requestIdFrom, runAs } from '@/lib/platform/observability/request-context';
import type { RealtimeSocket } from '@/server/realtime/types';

/** The measured events; a browser could send any name. */
type EventName = 'message' | 'typing' | 'read';

/**
 * Runs the work of one event in the language of its page, with a request id of its own, and measures it.
 * @param work resolves with the code of its refusal, null without one; it must not reject
 */
export function runEvent(
  { data }: RealtimeSocket,
  event: EventName,
  work: () => Promise<string | null>,
): Promise<void> {
  const context = { id: requestIdFrom(undefined), name: `socket ${event}` };
  const startedAt = performance.now();
  return runAs(context, () =>
    runIn(data.language, async () => {
      const outcome = outcomeOf(await work());
      metrics.socketEventSeconds.observe({ event, outcome }, secondsSince(startedAt));
    }),
  );
}

function outcomeOf(code: string | null): string {
  if (code === null) return 'done';
  return code === 'internal' ? 'failed' : 'refused';
}
