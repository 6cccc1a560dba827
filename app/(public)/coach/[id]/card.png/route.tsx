import { ImageResponse } from 'next/og';
import { formatMoney } from '@/components/coaching/format-rate';
import { ShareCard } from '@/components/layout/share-card';
import { loadPublicCoach } from '@/lib/coaching/loaders';

/** The preview picture of a coach for shared links; see the one for venues. */
export async function GET(_request: Request, context: { params: Promise<{ id: string }> }) {
  const { coach } = await loadPublicCoach((await context.params).id);
  const rating = coach.reviewCount > 0 ? ` · ${coach.rating.toFixed(1)} of 5` : '';
  return new ImageResponse(
    <ShareCard
      title={coach.name}
      line={[`${coach.sport.name} coach`, coach.location].filter(Boolean).join(', ')}
      kind={`${coach.experience} of experience${rating}`}
      state={`${formatMoney(coach.hourlyRate, coach.currency)} an hour`}
    />,
    { width: 1200, height: 630 },
  );
}
