import { notFound } from 'next/navigation';
import { exactPoint } from '@/lib/platform/geo/point';
import { drawMapPicture } from '@/lib/platform/maps/map-picture';
import { loadPublicVenue } from '@/lib/venues/loaders';

/** Venues with a guessed position have no such picture. */
export async function GET(_request: Request, context: { params: Promise<{ id: string }> }) {
  const { venue } = await loadPublicVenue((await context.params).id);
  const point = exactPoint(venue);
  if (!point) notFound();
  return new Response(await drawMapPicture(point), { headers: { 'Content-Type': 'image/webp' } });
}
