import { pool } from '@/lib/platform/db/pool';
import { insertForIds, insertRows } from '@/prisma/rows/insert-rows';
import { connect } from '@/tests/factories/connections';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { expect, test } from './fixtures';
import { openDialog } from './pages/groups';

const many = <T>(count: number, make: (n: number) => T) =>
  Array.from({ length: count }, (_, n) => make(n));

test('sixty players of a game are shown fifty at first', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  const game = await createGame({ maxPlayers: 100 });
  const players = await Promise.all(many(59, () => createOnboardedUser()));
  for (const { id } of players) await addParticipant(game.id, id);
  await signInAs(players[0]?.id ?? 0);
  await page.goto(`/game/${game.id}`);
  const going = page.locator('section', {
    has: page.getByRole('heading', { name: 'Going (60)' }),
  });
  await expect(going.getByRole('listitem')).toHaveCount(50);
  await expectAccessible();
  await going.getByRole('button', { name: 'Show more' }).click();
  await expect(going.getByRole('listitem')).toHaveCount(60);
  await expect(going.getByRole('button', { name: 'Show more' })).toBeHidden();
});

test('sixty groups of a person are shown fifty at first', async ({ page, signInAs }) => {
  const me = await createOnboardedUser();
  const { sportId } = await createGroup();
  const ids = await insertForIds(
    pool,
    'groups',
    many(60, (n) => ({ name: `Club ${n} ${uniqueText()}`, sportId, creatorId: me.id })),
  );
  await insertRows(
    pool,
    'groupMembers',
    ids.map((groupId) => ({ groupId, userId: me.id, role: 'creator' as const })),
  );
  await signInAs(me.id);
  await page.goto('/groups');
  const own = page.getByRole('region', { name: 'My Groups' });
  await expect(own.getByRole('listitem')).toHaveCount(50);
  await own.getByRole('button', { name: 'Show more' }).click();
  await expect(own.getByRole('listitem')).toHaveCount(60);
});

test('sixty connections to invite come in pages', async ({ page, signInAs }) => {
  const organiser = await createOnboardedUser();
  const group = await createGroup({ creatorId: organiser.id });
  for (const { id } of await Promise.all(many(60, () => createOnboardedUser())))
    await connect(organiser.id, id);
  await signInAs(organiser.id);
  await page.goto(`/group/${group.id}?tab=members`);
  const dialog = await openDialog(page, 'Invite people', 'Invite people');
  await expect(dialog.getByRole('listitem')).toHaveCount(50);
  await dialog.getByRole('button', { name: 'Show more people' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(60);
});

test('all games of a group are reachable, upcoming and past', async ({ page, signInAs }) => {
  const group = await createGroup();
  const gameOn = (days: number, n: number) => {
    const startsAt = new Date(Date.now() + days * 86_400_000 + n * 60_000);
    return {
      groupId: group.id,
      creatorId: group.creatorId,
      sportId: group.sportId,
      title: `Nets ${n}`,
      location: 'Lahore',
      maxPlayers: 10,
      isPublic: true,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 3_600_000),
    };
  };
  const rows = [...many(60, (n) => gameOn(7, n)), ...many(60, (n) => gameOn(-7, n))];
  await insertRows(pool, 'games', rows);
  await signInAs(group.creatorId);
  await page.goto(`/group/${group.id}?tab=games`);
  const games = page.getByRole('tabpanel').getByRole('article');
  await expect(games).toHaveCount(50);
  const more = page.getByRole('button', { name: 'Show more games' });
  await more.click();
  await expect(games).toHaveCount(60);
  await expect(more).toBeHidden();
  await page.getByRole('button', { name: 'Show past and cancelled games' }).click();
  await expect(games).toHaveCount(110);
  await more.click();
  await expect(games).toHaveCount(120);
});
