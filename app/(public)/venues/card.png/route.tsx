import { ImageResponse } from 'next/og';
import { ShareCard } from '@/components/layout/share-card';

export const dynamic = 'force-static';

/** The preview picture of the venue list for shared links; the same for everybody. */
export function GET() {
  const card = (
    <ShareCard
      title="Places to play"
      line="Grounds, courts, pools and gyms near you"
      kind="Venues"
      state="Rated by players"
    />
  );
  return new ImageResponse(card, { width: 1200, height: 630 });
}
