import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { pointAway } from '@/lib/platform/geo/distance';
import { connect } from '@/tests/factories/connections';
import { createGroup } from '@/tests/factories/groups';
import { createSignedIn } from '@/tests/factories/sessions';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import type { Journey } from './journeys';
import { saying, the } from './person';

/** A place in the south with nobody but a journey's own people. */
const somewhere = () => ({
  latitude: -30 - Math.random() * 25,
  longitude: 60 + Math.random() * 100,
});

/** What signed-in people do besides playing. */
export const MEMBERS: Journey[] = [
  {
    name: 'Home shows groups, people and places nearby',
    walk: async ({ person }) => {
      const at = somewhere();
      const me = await createOnboardedUser({ at });
      const near = await createOnboardedUser({ at: pointAway(at, 1), name: 'Bilal Ahmed' });
      const group = await createGroup({ at, creatorId: near.id, name: `League ${uniqueText()}` });
      const venue = await createVenue({ at: pointAway(at, 2), name: `Island ${uniqueText()}` });
      await person.signIn(me.id);
      await person.open('/');
      for (const name of [
        'Games near you',
        'Active Groups Near You',
        'Find Players',
        'Places to Play',
      ])
        await person.see(the('heading', name));
      await person.see(saying(new RegExp(group.name), 'article'));
      await person.see(saying(new RegExp(venue.name), 'article'));
      await person.click(the('button', /^Notifications/));
      await person.see(saying('Nothing yet'));
    },
  },
  {
    name: 'the deck: skip, undo, like and the next card',
    walk: async ({ person }) => {
      const at = somewhere();
      const me = await createOnboardedUser({ at, name: 'Hina Shah' });
      const people = [];
      for (const [nth, name] of ['Bilal', 'Sara'].entries())
        people.push(await createOnboardedUser({ at: pointAway(at, nth + 1.2), name }));
      await person.signIn(me.id);
      await person.open('/');
      const deck = the('group', 'Players near you');
      const card = (name: string) => ({ ...saying(new RegExp(name), 'article'), within: deck });
      await person.see(card('Bilal'));
      await person.click(the('button', 'Skip', deck));
      await person.see(card('Sara'));
      await person.click(the('button', 'Undo', deck));
      await person.see(card('Bilal'));
      await person.click(the('button', 'Like', deck));
      await person.click(the('button', 'Keep Swiping'));
      await person.see(card('Sara'));
      const where = { user1Id: me.id, user2Id: people[0]?.id };
      await expect.poll(() => db.match.count({ where })).toBe(1);
    },
  },
  {
    name: 'a chat, both ways, in two scripts',
    isCore: true,
    walk: async ({ person }) => {
      const word = uniqueText(5);
      const ali = await createOnboardedUser({ name: `Ali ${word}` });
      const sara = await createSignedIn({ name: `Sara ${word}` });
      await connect(ali.id, sara.user.id);
      await person.signIn(ali.id);
      await person.open(`/messages?to=${sara.user.id}`);
      const drawer = the('dialog', `Sara ${word}`);
      await person.type(the('field', 'Message', drawer), 'Cricket at 7?');
      await person.click(the('button', /^Send/, drawer));
      await person.see({ ...saying('Cricket at 7?'), within: the('log') });
      const sent = () => db.message.findFirst({ where: { senderId: ali.id } });
      await expect.poll(async () => (await sent())?.content).toBe('Cricket at 7?');
      const { origin } = new URL(person.site);
      const answer = await fetch(`${origin}/api/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: sara.cookie, origin },
        body: JSON.stringify({ receiverId: ali.id, content: 'جی ہاں، آٹھ بجے' }),
      });
      expect(answer.status, await answer.text()).toBe(201);
      await person.see({ ...saying('جی ہاں، آٹھ بجے'), within: the('log') });
    },
  },
  {
    name: 'a venue is added with a photo',
    walk: async ({ person }) => {
      const dir = mkdtempSync(join(tmpdir(), 'maidan-photo-'));
      const file = join(dir, 'court.jpg');
      await sharp({ create: { width: 640, height: 480, channels: 3, background: '#286' } })
        .jpeg()
        .toFile(file);
      const name = `Nets ${uniqueText()}`;
      await person.signIn((await createOnboardedUser()).id);
      await person.open('/venues');
      await person.see(the('button', /Account menu/));
      await person.click(the('button', 'Add Venue'));
      const dialog = the('dialog', 'Add Venue');
      await person.type(the('field', /^Name/, dialog), name);
      await person.type(the('field', /^Address/, dialog), `${uniqueText()} Lane, Lahore`);
      await person.click(the('checkbox', 'Badminton', dialog));
      await person.upload({ css: 'input[type=file]', within: dialog }, file);
      await person.see(the('field', /^Caption of picture 1/, dialog));
      // Its own box is drawn over, and comes with the code of the captcha.
      await vi.waitFor(
        async () => {
          const isThere = await person.tab.evaluate(() => {
            const box = document.querySelector<HTMLElement>('altcha-widget input[type=checkbox]');
            box?.click();
            return box !== null;
          });
          expect(isThere).toBe(true);
        },
        { timeout: 40_000 },
      );
      await person.see({ css: '[data-captcha-state=verified]', within: dialog });
      await person.click(the('button', 'Add Venue', dialog));
      await person.arriveAt(/^\/venue\/\d+$/);
      await person.see(the('heading', name));
      await person.click(the('link', 'Open picture 1 of 1'));
      await person.see({ css: 'img', within: the('dialog') });
      const where = { name, images: { some: {} } };
      expect(await db.venue.count({ where })).toBe(1);
      rmSync(dir, { recursive: true });
    },
  },
];
