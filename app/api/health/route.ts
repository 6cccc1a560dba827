import { checkHealth } from '@/lib/platform/health/service';

export const dynamic = 'force-dynamic';

/** For load balancers and the supervisor. Deliberately outside the wrapper: it must answer without a database. */
export async function GET(): Promise<Response> {
  const health = await checkHealth();
  return Response.json(health, {
    status: health.ok ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
}
