import { notFound } from 'next/navigation';
import { cache } from 'react';
import {
  type InvitationDto,
  type InviteeDto,
  type InviteOfferDto,
  inviteTokenParamsSchema,
} from '@/lib/invites/schema';
import { listOffers } from '@/lib/invites/service/offers';
import { readInvitation } from '@/lib/invites/service/open-link';
import { readInvitee } from '@/lib/invites/service/read-invitee';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Session } from '@/lib/platform/auth/session-store';
import { orNotFound } from '@/lib/platform/errors/or-not-found';

/**
 * The target of a link. All inactive links show the same not-found page, except to a person who joined by a used-up link.
 * Pictures of a link are rendered without a viewer.
 */
export const loadInvitation = cache(
  async (token: string, reader?: Actor): Promise<InvitationDto> => {
    const params = inviteTokenParamsSchema.safeParse({ token });
    if (!params.success) notFound();
    return orNotFound(readInvitation(params.data.token, reader));
  },
);

export function loadInvitee({ actor }: Session, token: string): Promise<InviteeDto> {
  return orNotFound(readInvitee(actor, token));
}

/** Entries with the person's address, for the shell. */
export function loadOffers({ actor }: Session): Promise<InviteOfferDto[]> {
  return listOffers(actor);
}
