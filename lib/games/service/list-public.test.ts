import { expect, it } from 'vitest';
import { readGame } from '@/lib/games/service/read-game';
import { listTagsOfChange } from '@/lib/games/service/read-roster';
import { listTagsOfGroup } from '@/lib/groups/service/discover-groups';
import { createGame } from '@/tests/factories/games';
import { createVenue } from '@/tests/factories/venues';

it('changing games expires the pages of the games, their group and all of their venues', async () => {
  const [venue, other] = [await createVenue(), await createVenue()];
  const row = await createGame({ venueId: venue.id });
  const next = await createGame({ groupId: row.groupId, venueId: other.id });
  const game = await readGame(null, row.id);
  const own = [`game:${row.id}`, `group:${row.groupId}`, `venue:${venue.id}`];
  expect(await listTagsOfChange(game)).toEqual(own);
  expect(await listTagsOfChange(game, 'following'), 'a game that does not repeat').toEqual(own);
  const all = [...own, `game:${next.id}`, `venue:${other.id}`].toSorted();
  expect((await listTagsOfGroup(row.groupId)).toSorted()).toEqual(all);
  const asSeries = { ...game, seriesId: 1 };
  expect((await listTagsOfChange(asSeries, 'following')).toSorted()).toEqual(all);
});
