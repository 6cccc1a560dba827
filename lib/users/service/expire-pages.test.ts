import { expect, it } from 'vitest';
import { listTagsOfPerson } from '@/lib/users/service/expire-pages';
import { createCoach } from '@/tests/factories/coaching';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue, createVenueReview } from '@/tests/factories/venues';

it('the pages of a person are their groups, coaching, reviews, venues they added, and games they made or play', async () => {
  const { id } = await createOnboardedUser();
  const startsAt = hoursFromNow(-48);
  const [venue, reviewed] = [await createVenue(), await createVenue()];
  const added = await createVenue({ addedById: id });
  const group = await createGroup({ memberIds: [id] });
  // It shows the number of members of the groups that play there.
  const ground = await createVenue();
  await createGame({ groupId: group.id, venueId: ground.id });
  const coach = await createCoach({ userId: id });
  await createVenueReview(reviewed.id, { userId: id });
  const made = await createGame({ creatorId: id, startsAt });
  const [coming, over] = [await createGame({ venueId: venue.id }), await createGame({ startsAt })];
  for (const game of [coming, over]) await addParticipant(game.id, id);
  // Other people's.
  await createGame();
  await createVenueReview(venue.id);
  expect((await listTagsOfPerson(id)).toSorted()).toEqual(
    [
      `coach:${coach.id}`,
      `game:${coming.id}`,
      `game:${made.id}`,
      `game:${over.id}`,
      `group:${coming.groupId}`,
      `group:${group.id}`,
      `group:${made.groupId}`,
      `group:${over.groupId}`,
      `venue:${added.id}`,
      `venue:${ground.id}`,
      `venue:${reviewed.id}`,
      `venue:${venue.id}`,
    ].toSorted(),
  );
});
