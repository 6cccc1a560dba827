import { notFound } from 'next/navigation';
import { exactPoint } from '@/lib/platform/geo/point';
import { drawMapPicture } from '@/lib/platform/maps/map-picture';
import { loadPublicVenue } from '@/lib/venues/loaders';

/** Only of venues whose position is known, where the operator's map has streets. */
export async function GET(_request: Request, context: { params: Promise<{ id: string }> }) {
  const { venue } = await loadPublicVenue((await context.params).id);
  const point = exactPoint(venue);
  const picture = point && (await drawMapPicture(point));
  if (!picture) notFound();
  return new Response(picture, { headers: { 'Content-Type': 'image/webp' } });
}
