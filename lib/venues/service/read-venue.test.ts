import { expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { venueSchema } from '@/lib/venues/schema/read-venue';
import { readVenue } from '@/lib/venues/service/read-venue';
import { createSignedIn } from '@/tests/factories/sessions';
import { createVenue } from '@/tests/factories/venues';

it('a venue has exactly the fields of its page, for members and for guests', async () => {
  const { actor } = await createSignedIn();
  const { id } = await createVenue({ addedById: actor.userId, ownerId: actor.userId });
  await db.venueImage.create({ data: { venueId: id, imageKey: 'front.webp', position: 0 } });
  for (const reader of [actor, null]) {
    const venue = await readVenue(reader, id);
    expect(venueSchema.strict().parse(venue)).toEqual(venue);
  }
  expect((await readVenue(null, id)).coverImageUrl).toBe('/media/front.webp');
});
