import { findByLink, type LinkedClient } from '@/lib/clients/repository/links';
import type { Tx } from '@/lib/platform/db/client';
import { personalUrl, unseal } from '@/lib/regulars/service/personal-link';

const NAME = 'client';

/** The personal link of a client without an account, sealed as that of a regular. */
export const clientUrl = (client: { id: number; linkVersion: number }) => personalUrl(client, NAME);

/** Null for a link that has ended or never was one. */
export async function openClientLink(token: string, tx?: Tx): Promise<LinkedClient | null> {
  const sealed = unseal(token, NAME);
  if (!sealed) return null;
  const [id, version] = sealed;
  const client = await findByLink(id, tx);
  return client?.linkVersion === version ? client : null;
}
