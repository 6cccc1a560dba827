import { groupShareCard } from '@/components/groups/group-share-card';
import { shareCard } from '@/components/sharing/share-card';
import { loadPublicGroup } from '@/lib/groups/loaders';

/** The preview picture of a group for shared links; see the one for venues. */
export async function GET(_request: Request, context: { params: Promise<{ id: string }> }) {
  const group = await loadPublicGroup((await context.params).id);
  return shareCard(groupShareCard(group));
}
