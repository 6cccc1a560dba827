import { loadInvitation } from '@/lib/invites/loaders';
import { qrSvg } from '@/lib/invites/service/open-link';
import { env } from '@/lib/platform/env/server';
import { routes } from '@/lib/routes';

/** The code of an active invite link, for screens and printers. */
export async function GET(_request: Request, context: { params: Promise<{ token: string }> }) {
  const { token } = await context.params;
  await loadInvitation(token);
  return new Response(qrSvg(new URL(routes.join(token), env.NEXTAUTH_URL).href), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'private, no-store' },
  });
}
