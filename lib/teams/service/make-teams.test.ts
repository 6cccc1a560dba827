import { expect, it } from 'vitest';
import { addAllTexts } from '@/languages/all';
import { updateGameSchema } from '@/lib/games/schema/edit-game';
import { updateGame } from '@/lib/games/service/edit-game';
import { joinGame, leaveGame } from '@/lib/games/service/rsvp';
import { db } from '@/lib/platform/db/client';
import type { SkillLevel } from '@/lib/sports/constants';
import {
  drawTeams,
  movePlayer,
  postTeams,
  readTeams,
  readTeamsToShare,
} from '@/lib/teams/service/make-teams';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createBlock } from '@/tests/factories/moderation';
import { refusal } from '@/tests/factories/refusal';
import { createSignedIn } from '@/tests/factories/sessions';

addAllTexts();

/** An organiser and players of these levels with a seat; the first brings a guest. */
async function match(levels: SkillLevel[]) {
  const creator = await createSignedIn();
  const group = await createGroup({ creatorId: creator.user.id });
  const game = await createGame({ groupId: group.id, creatorId: creator.user.id, guestsMax: 1 });
  const players = [];
  for (const [at, skillLevel] of levels.entries()) {
    const person = await createSignedIn({ play: [{ name: 'Cricket', skillLevel }] });
    const seat = await addParticipant(game.id, person.user.id, { guests: at === 0 ? 1 : 0 });
    players.push({ ...person, key: String(seat.id) });
  }
  return { creator, gameId: game.id, players };
}

const teamOf = (teams: Awaited<ReturnType<typeof readTeams>>, key: string) =>
  teams.teams.find(({ players }) => players.some((player) => player.key === key))?.team;

it('are even, keep the wishes, and are drawn again', async () => {
  const { creator, gameId, players } = await match(['expert', 'expert', 'beginner', 'beginner']);
  const [a, b, c, d] = players.map(({ key }) => key) as [string, string, string, string];
  const first = await drawTeams(creator.actor, gameId, { wishes: [] });
  // The organiser, four players and a guest.
  expect(first.teams.map((team) => team.players.length)).toEqual([3, 3]);
  expect(teamOf(first, a)).not.toBe(teamOf(first, b));
  const wishes = [
    { one: a, other: b, together: true },
    { one: c, other: d, together: false },
  ];
  const second = await drawTeams(creator.actor, gameId, { wishes });
  expect(teamOf(second, a)).toBe(teamOf(second, b));
  expect(teamOf(second, c)).not.toBe(teamOf(second, d));
  expect(second.wishes).toEqual(wishes);
  const seen = await readTeams(players[0]?.actor ?? creator.actor, gameId);
  expect(seen.wishes, 'only for the people who manage the game').toEqual([]);
  expect(JSON.stringify(seen)).not.toMatch(/expert|beginner|level/);
});

it('take no wish about somebody without a seat, and forget those about who left', async () => {
  const { creator, gameId, players } = await match(['expert', 'expert', 'beginner']);
  const [one, two, three] = players;
  if (!one || !two || !three) throw new Error('Three players');
  const wish = (first: string, other: string) => ({ one: first, other, together: false });
  const waiting = await createSignedIn();
  const inLine = await addParticipant(gameId, waiting.user.id, { status: 'waitlisted' });
  for (const absent of ['999999999', 'g999999999', `${one.key}.2`, String(inLine.id)]) {
    for (const wishes of [
      [wish(absent, two.key)],
      [wish(one.key, two.key), wish(two.key, absent)],
    ]) {
      const draw = drawTeams(creator.actor, gameId, { wishes });
      await expect(draw, absent).rejects.toMatchObject({ code: 'invalid' });
    }
  }
  const wishes = [wish(one.key, two.key), wish(two.key, three.key), wish(`${one.key}.1`, two.key)];
  await drawTeams(creator.actor, gameId, { wishes });
  await leaveGame(one.actor, gameId);
  const kept = (await readTeams(creator.actor, gameId)).wishes;
  expect(kept).toEqual([wish(two.key, three.key)]);
  await drawTeams(creator.actor, gameId, { wishes: kept });
  expect(await refusal(drawTeams(creator.actor, gameId, { wishes }))).toMatch(/^invalid\b/);
});

it('are changed by hand, and follow who comes and goes', async () => {
  const { creator, gameId, players } = await match(['expert', 'beginner']);
  const [one] = players;
  if (!one) throw new Error('A player');
  const before = await drawTeams(creator.actor, gameId, { wishes: [] });
  const to = teamOf(before, one.key) === 'orange' ? 'green' : 'orange';
  const moved = await movePlayer(creator.actor, gameId, { key: one.key, team: to });
  expect(teamOf(moved, one.key)).toBe(to);
  const late = await createSignedIn();
  await joinGame(late.actor, gameId, { guests: 0, waitlist: false });
  expect((await readTeams(late.actor, gameId)).waiting).toMatchObject([{ name: late.user.name }]);
  await leaveGame(one.actor, gameId);
  const after = await readTeams(creator.actor, gameId);
  expect(teamOf(after, one.key)).toBeUndefined();
  expect(teamOf(after, `${one.key}.1`)).toBeUndefined();
  const gone = { key: one.key, team: to } as const;
  expect(await refusal(movePlayer(creator.actor, gameId, gone))).toMatch(/^not_found: /);
});

it('are posted without names, and shared by first names without crossing a block', async () => {
  const { creator, gameId, players } = await match(['expert', 'beginner']);
  const [one] = players;
  if (!one) throw new Error('A player');
  await drawTeams(creator.actor, gameId, { wishes: [] });
  await postTeams(creator.actor, gameId);
  const findLine = () =>
    db.message.findFirstOrThrow({
      where: { conversation: { gameId }, type: 'system' },
      orderBy: { id: 'desc' },
    });
  expect(JSON.stringify((await findLine()).said)).not.toContain(one.user.name);
  // The chat of the game follows its title, like that of the group.
  await updateGame(creator.actor, gameId, updateGameSchema.parse({ title: 'Nets at six' }));
  expect(await findLine()).toMatchObject({ content: expect.stringContaining('Nets at six') });
  const full = one.user.name ?? '';
  const shared = async () => (await readTeamsToShare(creator.actor, gameId)).names.flat();
  expect(await shared()).toContain(full.split(' ')[0]);
  await createBlock(one.user.id, creator.user.id);
  expect(await shared()).toContain('Unavailable user');
});
