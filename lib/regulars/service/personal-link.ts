import { z } from 'zod';
import type { Tx } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/server';
import { openCursor, sealCursor } from '@/lib/platform/http/cursor';
import { findRegular, type RegularRow } from '@/lib/regulars/repository';
import { routes } from '@/lib/routes';

const NAME = 'regular';
const sealedSchema = z.object({ id: z.number().int(), version: z.number().int() });

/**
 * The personal link of a regular: sealed with the server's secret, so that the database holds nothing that opens it, and an
 * organiser can copy it again. A new version ends the ones before.
 */
export function personalUrl({ id, linkVersion: version }: Pick<RegularRow, 'id' | 'linkVersion'>) {
  return new URL(routes.regular(sealCursor(NAME, { id, version })), env.NEXTAUTH_URL).href;
}

/** Null for a link that has ended or never was one. */
export async function openPersonalLink(token: string, tx?: Tx): Promise<RegularRow | null> {
  const sealed = unseal(token);
  const regular = sealed && (await findRegular(sealed.id, tx));
  return regular?.linkVersion === sealed?.version ? regular : null;
}

function unseal(token: string) {
  try {
    return openCursor(NAME, token, sealedSchema) ?? null;
  } catch {
    // One result for every fault.
    return null;
  }
}
