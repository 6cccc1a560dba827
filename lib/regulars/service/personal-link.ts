import { z } from 'zod';
import type { Tx } from '@/lib/platform/db/client';
import { env } from '@/lib/platform/env/server';
import { openCursor, sealCursor } from '@/lib/platform/http/cursor';
import { findRegular, type RegularRow } from '@/lib/regulars/repository';
import { routes } from '@/lib/routes';

const NAME = 'regular';
/** The id and the version of the link. */
const sealedSchema = z.tuple([z.number().int(), z.number().int()]);

/**
 * The personal link of a regular: sealed with the server's secret, so that the database holds nothing that opens it, and an
 * organiser can copy it again. A new version ends the ones before.
 */
export function personalUrl(
  { id, linkVersion: version }: Pick<RegularRow, 'id' | 'linkVersion'>,
  name = NAME,
  toPath: (token: string) => string = routes.regular,
) {
  // In lower case: paths are compared without regard to it.
  const token = Buffer.from(sealCursor(name, [id, version]), 'base64url').toString('hex');
  return new URL(toPath(token), env.NEXTAUTH_URL).href;
}

/** Null for a link that has ended or never was one. */
export async function openPersonalLink(token: string, tx?: Tx): Promise<RegularRow | null> {
  const sealed = unseal(token);
  if (!sealed) return null;
  const [id, version] = sealed;
  const regular = await findRegular(id, tx);
  return regular?.linkVersion === version ? regular : null;
}

/** @param name whom the links are for: those of others do not open */
export function unseal(token: string, name = NAME) {
  try {
    const sealed = Buffer.from(token, 'hex').toString('base64url');
    return openCursor(name, sealed, sealedSchema) ?? null;
  } catch {
    // One result for every fault.
    return null;
  }
}
