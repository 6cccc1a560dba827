import { expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { db } from '@/lib/platform/db/client';
import { runIn } from '@/lib/platform/language/run-in';
import { venueSchema } from '@/lib/venues/schema/read-venue';
import { suggestChangeSchema } from '@/lib/venues/schema/suggest-change';
import { listVenuesToCurate } from '@/lib/venues/service/curate-venue';
import { listSuggestions } from '@/lib/venues/service/decide-suggestion';
import { readVenue } from '@/lib/venues/service/read-venue';
import { listReviews } from '@/lib/venues/service/review-venue';
import { suggestChange } from '@/lib/venues/service/suggest-change';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { createVenue, createVenueReview } from '@/tests/factories/venues';

it('a venue has exactly the fields of its page, for members and for guests', async () => {
  const { actor } = await createSignedIn();
  const { id } = await createVenue({ addedById: actor.userId, ownerId: actor.userId });
  await db.venueImage.create({ data: { venueId: id, imageKey: 'front.webp', position: 0 } });
  for (const viewer of [actor, null]) {
    const venue = await readVenue(viewer, id);
    expect(venueSchema.strict().parse(venue)).toEqual(venue);
  }
  expect((await readVenue(null, id)).coverImageUrl).toBe('/media/front.webp');
});

it('people who are not to be named are called so in the language of the reader', async () => {
  addAllTexts();
  const [owner, helper] = await createPeople(2);
  const { id, name } = await createVenue({ addedById: helper.user.id, ownerId: owner.user.id });
  const other = await createSignedIn();
  await createVenueReview(id, { userId: other.user.id });
  await suggestChange(other.actor, id, suggestChangeSchema.parse({ kind: 'closed' }));
  await db.user.updateMany({
    where: { id: { in: [helper.user.id, other.user.id] } },
    data: { bannedAt: new Date(), name: null },
  });
  const batch = { limit: 5, cursor: undefined };
  const read = async () => [
    (await readVenue(owner.actor, id)).addedBy,
    (await listReviews(null, id, batch)).items[0]?.user.name,
    (await listSuggestions(owner.actor, id, batch)).items[0]?.suggestedBy,
    (await listVenuesToCurate({ ...batch, search: name })).items[0]?.addedBy,
  ];
  expect(await read()).toEqual(['Unknown', 'Unknown', 'Unknown', 'User']);
  expect(await runIn('ur', read)).toEqual(['نامعلوم', 'نامعلوم', 'نامعلوم', 'صارف']);
});
