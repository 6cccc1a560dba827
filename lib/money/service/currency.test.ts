import { expect, it } from 'vitest';
import { createGroupSchema, updateGroupSchema } from '@/lib/groups/schema/edit-group';
import { createGroup as createGroupOf, updateGroup } from '@/lib/groups/service/edit-group';
import { chargeGame } from '@/lib/money/service/charge-game';
import { exportBook, readBook, readGameMoney } from '@/lib/money/service/read-book';
import { setCity } from '@/lib/platform/city/city';
import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { createSports } from '@/tests/factories/sports';

const at = (location: string) => updateGroupSchema.parse({ location });

it('games and the ledger have the currency of the country, to its own unit', async () => {
  const [organiser, ali, sara] = await createPeople(3);
  const { id: groupId } = await createGroup({ creatorId: organiser.user.id });
  const game = { groupId, creatorId: organiser.user.id, startsAt: hoursFromNow(-24) };
  const before = await createGame(game);
  const moved = await updateGroup(organiser.actor, groupId, at('Westlands, Nairobi'));
  expect(moved).toMatchObject({ currency: 'KES', timeZone: 'Africa/Nairobi' });
  const { id: gameId } = await createGame(game);
  const games = await db.game.findMany({
    where: { groupId },
    select: { id: true, currency: true },
  });
  expect(games).toHaveLength(2);
  expect(games).toContainEqual({ id: before.id, currency: 'KES' });
  expect(games).toContainEqual({ id: gameId, currency: 'KES' });

  for (const { user } of [ali, sara]) {
    await addMember(groupId, user.id);
    await addParticipant(gameId, user.id);
  }
  await chargeGame(organiser.actor, gameId, {
    basis: 'court',
    amount: 100_000,
    payeeId: organiser.user.id,
  });
  const { currency, bill } = await readGameMoney(organiser.actor, gameId);
  expect({ currency, perHead: bill?.perHead, over: bill?.over }).toEqual({
    currency: 'KES',
    perHead: 33_334,
    over: 2,
  });
  expect((await readBook(ali.actor, groupId)).currency).toBe('KES');
  expect(await exportBook(organiser.actor, groupId)).toContain(',333.34,KES,');
});

it('a group with amounts keeps its currency when it moves', async () => {
  const [organiser] = await createPeople(1);
  const { id: groupId } = await createGroup({ creatorId: organiser.user.id });
  const { id } = await createGame({ groupId, creatorId: organiser.user.id, costPerPlayer: 500 });
  expect(await updateGroup(organiser.actor, groupId, at('Lisbon'))).toMatchObject({
    currency: 'PKR',
    timeZone: 'Europe/Lisbon',
  });
  await db.game.update({ where: { id }, data: { costPerPlayer: null } });
  expect((await updateGroup(organiser.actor, groupId, at('Lisbon'))).currency).toBe('EUR');
});

it('a group without a place has the currency and the zone of the installation', async () => {
  const { actor } = await createSignedIn({ publicLocation: null });
  await createSports();
  const sport = await db.sport.findFirst();
  const input = createGroupSchema.parse({ name: 'Jogoo Hoops', sportId: sport?.id });
  setCity({ currency: 'KES', timeZone: 'Africa/Nairobi' });
  expect(await createGroupOf(actor, input)).toMatchObject({
    currency: 'KES',
    timeZone: 'Africa/Nairobi',
  });
  setCity({});
});
