import { invitationShareCard } from '@/components/invites/invitation-share-card';
import { shareCard } from '@/components/sharing/share-card';
import { loadInvitation } from '@/lib/invites/loaders';

/** The preview picture of an invite link; see the one for venues. */
export async function GET(_request: Request, context: { params: Promise<{ token: string }> }) {
  const invitation = await loadInvitation((await context.params).token);
  const card = await shareCard(invitationShareCard(invitation));
  // Excluded from shared caches: the address is the key.
  card.headers.set('Cache-Control', 'private, no-store');
  return card;
}
