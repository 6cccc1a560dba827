import { notFound } from 'next/navigation';
import { type ClientPageDto, clientPageSchema, clientParamsSchema } from '@/lib/clients/schema';
import { readClient } from '@/lib/clients/service/read-clients';
import { readLinkPage } from '@/lib/clients/service/read-link';
import type { Session } from '@/lib/platform/auth/session-store';
import { orNotFound } from '@/lib/platform/errors/or-not-found';

/** A client by the `id` in the page's URL. */
export async function loadClient({ actor }: Session, id: string): Promise<ClientPageDto> {
  const params = clientParamsSchema.safeParse({ id });
  if (!params.success) notFound();
  return clientPageSchema.parse(await orNotFound(readClient(actor, params.data.id)));
}

/** For the page behind a personal link; null when the link has ended. */
export const loadLinkPage = readLinkPage;
