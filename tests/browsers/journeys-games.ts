import { expect } from 'vitest';
import { nudgeMember } from '@/lib/games/service/call-players';
import { addDays } from '@/lib/platform/calendar/wall-clock';
import { db } from '@/lib/platform/db/client';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import type { Journey } from './journeys';
import { saying, the } from './person';

const statusOf = async (gameId: number, userId: number) =>
  (await db.gameParticipant.findFirst({ where: { gameId, userId } }))?.status;

/** From a group to a game, and the answers to it. */
export const GAMES: Journey[] = [
  {
    name: 'joining a game and leaving it',
    walk: async ({ person }) => {
      const player = await createOnboardedUser();
      const group = await createGroup({ memberIds: [player.id] });
      const game = await createGame({ groupId: group.id });
      await person.signIn(player.id);
      await person.open(`/game/${game.id}`);
      await person.click(the('button', /^Join Game/));
      await person.see(saying(/Joined!/));
      await person.see(the('heading', 'Going (2)'));
      expect(await statusOf(game.id, player.id)).toBe('going');
      await person.click(the('button', /^Not going/));
      await person.see(saying(/You left the game/));
      await expect.poll(() => statusOf(game.id, player.id)).not.toBe('going');
    },
  },
  {
    name: 'a group and its first game are created',
    walk: async ({ person }) => {
      const organiser = await createOnboardedUser();
      const name = `Tape ball ${uniqueText()}`;
      await person.signIn(organiser.id);
      await person.open('/groups');
      await person.click(the('button', 'Create Group'));
      const form = the('dialog', 'Create New Group');
      await person.type(the('field', /^Name/, form), name);
      await person.choose(the('field', /^Sport/, form), 'Cricket');
      await person.click(the('button', 'Create Group', form));
      await person.arriveAt(/^\/group\/\d+/);
      await person.see(the('heading', name));
      await person.click(the('button', 'Plan the first game'));
      const game = the('dialog', 'Create Game');
      await person.type(the('field', /^Title/, game), 'Friday nets');
      const day = addDays(new Date().toISOString().slice(0, 10), 4);
      await person.click(the('button', 'More options', game));
      await person.choose(the('field', /^Date/, game), day);
      await person.choose(the('field', /^Time/, game), '18:30');
      await person.click(the('radio', 'Another place', game));
      await person.type(the('field', /^Location/, game), 'Corner ground, Gulberg');
      await person.click(the('button', 'Create Game', game));
      await person.see(saying('Game Created!'));
      await person.click(the('button', 'Close', the('dialog', 'Tell the others')));
      await person.see(the('heading', 'Friday nets'));
      const made = await db.game.findFirstOrThrow({ where: { creatorId: organiser.id } });
      expect(made.startsAt.toISOString()).toBe(`${day}T13:30:00.000Z`);
    },
  },
  {
    name: 'the link in an e-mail answers without signing in',
    walk: async ({ person }) => {
      const [organiser, silent] = [await createOnboardedUser(), await createOnboardedUser()];
      const group = await createGroup({ creatorId: organiser.id, memberIds: [silent.id] });
      const game = await createGame({ groupId: group.id, startsAt: hoursFromNow(30) });
      const [gameId, userId, organiserId] = [game.id, silent.id, organiser.id];
      await nudgeMember({ gameId, userId, organiserId, asked: 'now' });
      const mail = await db.outboxMail.findFirstOrThrow({ where: { to: silent.email } });
      const [address = ''] = /http\S+\/answer\S+/.exec(mail.text) ?? [];
      const { pathname, search } = new URL(address);
      await person.open(pathname + search);
      await person.click(the('button', 'I am coming'));
      await person.see(saying('You are in.'));
      expect(await statusOf(game.id, silent.id)).toBe('going');
    },
  },
  {
    name: 'an answer without a connection is sent once there is one',
    walk: async ({ person, setLine, skip }) => {
      const agent = await person.tab.evaluate(() => navigator.userAgent);
      // Open: whether a person in Firefox sees the worker's page, which its driver does not show.
      if (agent.includes('Firefox'))
        return skip('its driver refuses to open a page without a line');
      const player = await createOnboardedUser();
      const game = await createGame({
        title: `Nets ${uniqueText()}`,
        startsAt: hoursFromNow(30),
      });
      await addParticipant(game.id, player.id);
      await person.signIn(player.id);
      await person.open('/my-games');
      await person.see(the('heading', game.title));
      // The worker has this page, and the device the games.
      const isStored = (title: string) =>
        person.tab.evaluate(async (wanted: string) => {
          const copy = await (await caches.match('/api/offline'))?.text();
          const names = await caches.keys();
          return (
            navigator.serviceWorker.controller !== null &&
            copy?.includes(wanted) === true &&
            names.some((name) => name.startsWith('maidan:page:'))
          );
        }, title);
      await expect.poll(() => isStored(game.title)).toBe(true);
      await setLine(false);
      await person.open('/my-games');
      await person.see(saying(/^No connection\. As of \d\d:\d\d$/));
      await person.click(the('link', game.title));
      await person.click(the('button', `I cannot come: ${game.title}`));
      await person.see(saying('Waits for a connection: I cannot come'));
      expect(await statusOf(game.id, player.id)).toBe('going');
      await setLine(true);
      await person.see(saying(`Your answer for ${game.title} was sent`));
      await expect.poll(() => statusOf(game.id, player.id)).toBe('out');
    },
  },
];
