import { notFound } from 'next/navigation';
import { cache } from 'react';
import {
  type InvitationDto,
  type InviteeStanding,
  inviteTokenParamsSchema,
} from '@/lib/invites/schema';
import { readInvitation, readInviteeStanding } from '@/lib/invites/service/open-link';
import type { Session } from '@/lib/platform/auth/session-store';
import { orNotFound } from '@/lib/platform/errors/or-not-found';

/** What a link leads to. All links that let nobody in show the same not-found page. */
export const loadInvitation = cache(async (token: string): Promise<InvitationDto> => {
  const params = inviteTokenParamsSchema.safeParse({ token });
  if (!params.success) notFound();
  return orNotFound(readInvitation(params.data.token));
});

export async function loadInviteeStanding(
  session: Session,
  invitation: InvitationDto,
): Promise<InviteeStanding> {
  return readInviteeStanding(session.actor, invitation);
}
