import { beforeAll, expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { listNotifications } from '@/lib/notifications/service/read-notifications';
import { db } from '@/lib/platform/db/client';
import { runIn } from '@/lib/platform/language/run-in';
import { rooms } from '@/lib/platform/realtime/rooms';
import { curateVenue, deleteVenue } from '@/lib/venues/service/curate-venue';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame, type GameOptions } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { watchPublished } from '@/tests/factories/published';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { createVenue } from '@/tests/factories/venues';

beforeAll(() => addAllTexts());
const { publish } = watchPublished();

const told = (userId: number) =>
  db.notification.findMany({
    where: { userId, type: 'game_changed' },
    orderBy: { id: 'asc' },
    select: { data: true },
  });

it.each(['hidden', 'deleted'] as const)(
  'whoever may change the games at a venue that is %s is asked once for another place',
  async (how) => {
    const [creator, organiser, planner, player, gone] = await createPeople(5);
    const venue = await createVenue({ addedById: creator.user.id });
    const group = await createGroup({ creatorId: creator.user.id, memberIds: [player.user.id] });
    await addMember(group.id, organiser.user.id, 'organiser');
    await addMember(group.id, planner.user.id, 'member');
    const at = { groupId: group.id, venueId: venue.id, timeZone: 'Asia/Karachi' };
    const plan = (title: string, hours: number, more: GameOptions = {}) =>
      createGame({
        ...at,
        title,
        startsAt: hoursFromNow(hours),
        endsAt: hoursFromNow(hours + 1),
        ...more,
      });
    await plan('Yesterday', -24);
    await plan('Cancelled', 10, { status: 'cancelled' });
    await plan('Hidden', 12, { hiddenAt: new Date() });
    await plan('Elsewhere', 14, { venueId: null });
    const planned = await plan('Planned by a member', 48, { creatorId: planner.user.id });
    const first = await plan('Nets at six', 24, { creatorId: gone.user.id });
    await addParticipant(first.id, player.user.id);

    const admin = await createSignedIn({ isAdmin: true });
    if (how === 'hidden') await curateVenue(admin.actor, venue.id, 'hide', {});
    else await deleteVenue(creator.actor, venue.id);

    const about = (gameId: number) => [
      { data: { gameId, groupId: group.id, lostVenueId: venue.id } },
    ];
    expect(await told(creator.user.id)).toEqual(about(first.id));
    expect(await told(organiser.user.id)).toEqual(about(first.id));
    expect(await told(planner.user.id)).toEqual(about(planned.id));
    // Neither may change a game: a player, and who planned one and has left the group.
    expect(await told(player.user.id)).toEqual([]);
    expect(await told(gone.user.id)).toEqual([]);
    const toasts = publish.mock.calls.filter(([, event]) => event === 'notification');
    expect(toasts.map(([to]) => to)).toContainEqual([rooms.user(organiser.user.id)]);

    const read = async () => (await listNotifications(organiser.actor, { limit: 5 })).items[0];
    expect(await read()).toMatchObject({
      title: expect.stringContaining('Nets at six'),
      content: expect.stringMatching(
        /not listed any more.* 1 more game of yours was planned there\.$/,
      ),
    });
    expect(await runIn('ur', read)).toMatchObject({
      title: expect.stringContaining('دوسرا مقام چاہیے'),
      content: expect.stringContaining('1 اور میچ'),
    });
  },
);

it('nobody is asked any more once the venue is shown again, but what was read stays', async () => {
  const [creator, organiser, other] = await createPeople(3);
  const group = await createGroup({ creatorId: creator.user.id });
  await addMember(group.id, organiser.user.id, 'organiser');
  const elsewhere = await createGroup({ creatorId: other.user.id });
  const [venue, stillGone] = [await createVenue(), await createVenue()];
  await createGame({ groupId: group.id, venueId: venue.id });
  await createGame({ groupId: elsewhere.id, venueId: stillGone.id });
  const admin = await createSignedIn({ isAdmin: true });
  await curateVenue(admin.actor, venue.id, 'hide', {});
  await curateVenue(admin.actor, stillGone.id, 'hide', {});
  await db.notification.updateMany({ where: { userId: creator.user.id }, data: { isRead: true } });

  await curateVenue(admin.actor, venue.id, 'show', {});
  expect(await told(organiser.user.id)).toEqual([]);
  expect(await told(creator.user.id)).toHaveLength(1);
  expect(await told(other.user.id)).toHaveLength(1);
});
