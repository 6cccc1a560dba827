import { loadInvitation } from '@/lib/invites/loaders';
import { qrPng } from '@/lib/invites/service/open-link';
import { env } from '@/lib/platform/env/server';
import { routes } from '@/lib/routes';

/** The code of qr.svg as PNG, for programs without SVG. */
export async function GET(_request: Request, context: { params: Promise<{ token: string }> }) {
  const { token } = await context.params;
  await loadInvitation(token);
  const png = await qrPng(new URL(routes.join(token), env.NEXTAUTH_URL).href);
  return new Response(new Uint8Array(png), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'private, no-store' },
  });
}
