import { env } from '@/lib/platform/env/server';
import { safeReturnPath } from '@/lib/routes';

/** A path of this site, from a path or a full URL of this site (next-auth writes those); null for anything else. */
export function toReturnPath(value: string | null | undefined): string | null {
  if (!value) return null;
  const origin = new URL(env.NEXTAUTH_URL).origin;
  const path = value.startsWith(`${origin}/`) ? value.slice(origin.length) : value;
  return safeReturnPath(value === origin ? '/' : path);
}
