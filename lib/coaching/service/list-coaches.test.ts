import { beforeEach, describe, expect, it } from 'vitest';
import { listCoaches, listCoachesOfSport } from '@/lib/coaching/service/list-coaches';
import { db } from '@/lib/platform/db/client';
import { createCoach } from '@/tests/factories/coaching';
import { readAllPages } from '@/tests/factories/pages';
import { createSignedIn } from '@/tests/factories/sessions';

/** Five coaches in the expected order: by rating, then by number of reviews, then by id. */
async function createRated(): Promise<string[]> {
  const names = ['Best', 'Often', 'Seldom', 'New', 'Newer'];
  const ratings = [
    ['Seldom', 2, 8],
    ['New', 0, 0],
    ['Best', 1, 5],
    ['Newer', 0, 0],
    ['Often', 3, 12],
  ] as const;
  for (const [name, reviewCount, ratingSum] of ratings) {
    await createCoach({ name, reviewCount, ratingSum });
  }
  return names;
}

const namesOf = (items: { name: string }[]) => items.map(({ name }) => name);

describe('the coach directory', () => {
  beforeEach(() => db.coachApplication.deleteMany());

  it('starts with the best rated, and breaks ties by the number of reviews', async () => {
    const names = await createRated();
    expect(namesOf((await listCoaches(null, { limit: 10 })).items)).toEqual(names);
    const { actor } = await createSignedIn();
    const [{ sport } = { sport: { id: 0 } }] = (await listCoaches(null, { limit: 1 })).items;
    expect(namesOf(await listCoachesOfSport(actor, sport.id))).toEqual(names);
  });

  it('continues where the previous page ended, for any page size', async () => {
    const names = await createRated();
    for (const limit of [1, 2, 3]) {
      const seen = await readAllPages(limit, (page) => listCoaches(null, page));
      expect(namesOf(seen), `pages of ${limit}`).toEqual(names);
    }
  });
});
