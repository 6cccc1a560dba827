import { RETRY_SECONDS } from '@/lib/platform/db/errors';
import { env } from '@/lib/platform/env/server';
import { DOCTOR_HEADER, ownTo } from '@/lib/platform/health/own';
import { checkHealth } from '@/lib/platform/health/service';

export const dynamic = 'force-dynamic';

/** For load balancers and the supervisor. Deliberately outside the wrapper: it must respond without a database. */
export async function GET({ headers }: Request): Promise<Response> {
  const health = {
    ...(await checkHealth()),
    ...ownTo(headers.get(DOCTOR_HEADER), env.REALTIME_SECRET),
  };
  return Response.json(health, {
    status: health.ok ? 200 : 503,
    headers: {
      'Cache-Control': 'no-store',
      ...(!health.ok && { 'Retry-After': String(RETRY_SECONDS) }),
    },
  });
}
