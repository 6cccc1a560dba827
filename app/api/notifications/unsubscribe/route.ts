import { texts } from '@/lib/notifications/server-texts';
import { unsubscribe } from '@/lib/notifications/service/unsubscribe';
import { AppError } from '@/lib/platform/errors/app-error';
import { consumeRateLimit } from '@/lib/platform/http/rate-limiter';
import { translate } from '@/lib/platform/language/translate';

/**
 * One-click unsubscribe (RFC 8058). Mail providers post here from their own servers without cookies, so the wrapper's same-site
 * rule cannot apply. The sealed token authorises exactly this one action.
 */
export async function POST(request: Request): Promise<Response> {
  try {
    await consumeRateLimit('unsubscribe', 'everybody');
  } catch (error) {
    if (error instanceof AppError) return new Response(error.sentence, { status: error.status });
    throw error;
  }
  const done = await unsubscribe(new URL(request.url).searchParams.get('token') ?? '');
  const t = translate(texts);
  return new Response(done ? t.unsubscribed : t.linkUnknown, {
    status: done ? 200 : 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
