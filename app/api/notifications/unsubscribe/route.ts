import { unsubscribe } from '@/lib/notifications/service/unsubscribe';
import { AppError } from '@/lib/platform/errors/app-error';
import { consumeRateLimit } from '@/lib/platform/http/rate-limiter';

/**
 * One-click unsubscribe (RFC 8058). Mail providers post here from their own servers without cookies, so the wrapper's same-site
 * rule cannot apply. The sealed token authorises exactly this one action.
 */
export async function POST(request: Request): Promise<Response> {
  try {
    await consumeRateLimit('unsubscribe', 'everybody');
  } catch (error) {
    if (error instanceof AppError) return new Response(error.message, { status: error.status });
    throw error;
  }
  const done = await unsubscribe(new URL(request.url).searchParams.get('token') ?? '');
  return new Response(done ? 'No more of these letters.' : 'That link is not one of ours.', {
    status: done ? 200 : 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
