import { ImageResponse } from 'next/og';
import { spotsLeft } from '@/components/groups/spots-left';
import { ShareCard } from '@/components/layout/share-card';
import { loadPublicGroup } from '@/lib/groups/loaders';

/** The picture of a group for links shared elsewhere; see the one of venues. */
export async function GET(_request: Request, context: { params: Promise<{ id: string }> }) {
  const group = await loadPublicGroup((await context.params).id);
  return new ImageResponse(
    <ShareCard
      title={group.name}
      line={group.location ?? ''}
      kind={group.sport.name}
      state={spotsLeft(group.memberCount, group.maxMembers)}
    />,
    { width: 1200, height: 630 },
  );
}
