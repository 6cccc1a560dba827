import { createHash, randomBytes } from 'node:crypto';
import { insertAddressLink } from '@/lib/platform/auth/address-link-store';
import {
  CHANGE_LINK_HOURS,
  CONFIRM_LINK_DAYS,
  UNDO_LINK_DAYS,
} from '@/lib/platform/auth/constants';
import type { Tx } from '@/lib/platform/db/client';
import type { AddressLinkPurpose } from '@/lib/platform/db/generated/enums';
import { env } from '@/lib/platform/env/server';
import type { MailLink } from '@/lib/platform/mail/mailer';
import { routes } from '@/lib/routes';

const TOKEN_BYTES = 32;
const HOUR_MS = 3_600_000;
const LIFETIME_MS: Record<AddressLinkPurpose, number> = {
  confirm: CONFIRM_LINK_DAYS * 24 * HOUR_MS,
  change: CHANGE_LINK_HOURS * HOUR_MS,
  undo: UNDO_LINK_DAYS * 24 * HOUR_MS,
};

/** The database holds only this hash, so a stolen table opens no link. */
export function hashAddressToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Creates a link for an email. It leads to a page with a button, because mail scanners open links but click nothing. */
export async function makeAddressLink(
  link: { userId: number; purpose: AddressLinkPurpose; email: string },
  tx: Tx,
): Promise<MailLink> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = new Date(Date.now() + LIFETIME_MS[link.purpose]);
  await insertAddressLink({ ...link, tokenHash: hashAddressToken(token), expiresAt }, tx);
  const page = link.purpose === 'undo' ? routes.restoreEmail(token) : routes.confirmEmail(token);
  return { url: new URL(page, env.NEXTAUTH_URL).href, purpose: link.purpose, expiresAt };
}
