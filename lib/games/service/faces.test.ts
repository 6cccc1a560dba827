import { expect, it, vi } from 'vitest';
import { listGamesOfGroup, readGame } from '@/lib/games/service/read-game';
import { db } from '@/lib/platform/db/client';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createBlock } from '@/tests/factories/moderation';
import { createSignedIn } from '@/tests/factories/sessions';

vi.setConfig({ testTimeout: 60_000 });

const person = (name: string, gender: 'male' | 'female') => createSignedIn({ name, gender });

it('shows the first names of those whom the viewer may see, and nobody to a guest', async () => {
  const omar = await person('Omar Organiser', 'male');
  const [ali, sara, blocked] = [
    await person('Ali Ahmed', 'male'),
    await person('Sara Saeed', 'female'),
    await person('Basit Blocked', 'male'),
  ];
  await db.user.update({ where: { id: sara.user.id }, data: { womenOnly: true } });
  const ids = [ali, sara, blocked].map(({ user }) => user.id);
  const { id: groupId } = await createGroup({ creatorId: omar.user.id, memberIds: ids });
  const game = await createGame({ groupId, creatorId: omar.user.id });
  for (const id of ids) await addParticipant(game.id, id);
  await addParticipant(game.id, (await person('Wali Waiting', 'male')).user.id, {
    status: 'waitlisted',
  });
  await createBlock(blocked.user.id, ali.user.id);

  const facesFor = async (viewer: typeof ali | null) => {
    const one = await readGame(viewer?.actor ?? null, game.id);
    const input = { when: 'upcoming', limit: 5 } as const;
    const { items } = await listGamesOfGroup(viewer?.actor ?? null, groupId, input);
    expect(items[0]?.faces).toEqual(one.faces);
    return one.faces.map(({ name }) => name);
  };
  // A separated woman, and whoever is across a block, are missing; one's own face is the last.
  expect(await facesFor(ali)).toEqual(['Omar', 'Ali']);
  expect(await facesFor(blocked)).toEqual(['Omar', 'Basit']);
  expect(await facesFor(omar)).toEqual(['Ali', 'Basit', 'Omar']);
  expect(await facesFor(sara)).toEqual(['Sara']);
  expect(await facesFor(null)).toEqual([]);
  // They count all the same.
  expect((await readGame(ali.actor, game.id)).goingCount).toBe(4);
});

it('shows nobody to a person who is only asked to fill a seat', async () => {
  const [omar, asked] = [await person('Omar One', 'male'), await person('Asad Asked', 'male')];
  const game = await createGame({
    groupId: (await createGroup({ creatorId: omar.user.id })).id,
    creatorId: omar.user.id,
    isPublic: false,
  });
  await db.seatAsk.create({ data: { gameId: game.id, userId: asked.user.id } });
  expect((await readGame(asked.actor, game.id)).faces).toEqual([]);
  await addParticipant(game.id, asked.user.id);
  expect((await readGame(asked.actor, game.id)).faces).toHaveLength(2);
});
