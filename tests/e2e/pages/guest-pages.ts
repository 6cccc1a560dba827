import sharp from 'sharp';
import { db } from '@/lib/platform/db/client';
import { getStorage } from '@/lib/platform/storage/provider';
import { createCoach } from '@/tests/factories/coaching';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { createVenue, createVenueReview } from '@/tests/factories/venues';

/** Every kind of public page, with content. */
export async function createPages(): Promise<Record<string, string>> {
  const venue = await createVenue({ city: 'Lahore', sports: ['Cricket'] });
  await createVenueReview(venue.id);
  const group = await createGroup();
  const game = await createGame({ groupId: group.id });
  const coach = await createCoach();
  const { token } = await createInviteLink({ gameId: game.id });
  return {
    landing: '/',
    venues: '/venues',
    place: '/venues/lahore/cricket',
    venue: `/venue/${venue.id}`,
    group: `/group/${group.id}`,
    game: `/game/${game.id}`,
    games: '/games',
    coaching: '/coaching',
    coach: `/coach/${coach.id}`,
    join: `/join/${token}`,
    privacy: '/privacy',
    demo: '/test-group',
  };
}

export async function addPicture(venueId: number): Promise<void> {
  const picture = await sharp({
    create: { width: 64, height: 48, channels: 3, background: '#286' },
  })
    .webp()
    .toBuffer();
  const { key: imageKey } = await getStorage().put(new Uint8Array(picture), 'venue');
  await db.venueImage.create({ data: { venueId, imageKey } });
}
