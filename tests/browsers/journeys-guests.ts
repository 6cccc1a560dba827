import { expect } from 'vitest';
import { hashPassword } from '@/lib/platform/auth/password';
import { db } from '@/lib/platform/db/client';
import { Authenticator } from '@/tests/factories/authenticator';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { createVenue } from '@/tests/factories/venues';
import type { Journey } from './journeys';
import { attachDevice, confirm, knowsPasskeys } from './passkeys';
import { saying, the } from './person';

const PASSWORD = 'subah ki hockey';

/** What works before and while signing in. */
export const GUESTS: Journey[] = [
  {
    name: 'a guest reads a group, its games and venues',
    isCore: true,
    walk: async ({ person }) => {
      const group = await createGroup();
      const game = await createGame({ groupId: group.id });
      const venue = await createVenue({ name: `Canal ${uniqueText()}` });
      await person.open(`/group/${group.id}`);
      await person.see(the('heading', group.name));
      await person.click(the('tab', /^Games/));
      await person.arriveAt(/[?]tab=games$/);
      await person.click(the('link', game.title, the('tabpanel')));
      await person.arriveAt(new RegExp(`^/game/${game.id}`));
      await person.see(the('heading', game.title));
      await person.see(the('link', 'Sign in to join'));
      await person.open('/venues');
      await person.type(the('searchbox'), venue.name);
      await person.click(the('link', venue.name));
      await person.arriveAt(new RegExp(`^/venue/${venue.id}`));
      await person.see(the('heading', venue.name));
      await person.see(the('link', 'Sign in to review'));
    },
  },
  {
    name: 'signing in with a password, after a wrong one, and out again',
    isCore: true,
    walk: async ({ person }) => {
      const user = await createOnboardedUser({ passwordHash: await hashPassword(PASSWORD) });
      await person.open('/sign-in');
      await person.type(the('field', 'E-mail'), user.email);
      await person.type(the('field', 'Password'), 'not the password');
      await person.click(the('button', 'Sign In'));
      await person.see(saying('That e-mail and password do not match.'));
      await person.type(the('field', 'Password'), PASSWORD);
      await person.click(the('button', 'Sign In'));
      await person.arriveAt(/^\/$/);
      await person.see(the('button', /^Notifications/));
      expect(await db.session.count({ where: { userId: user.id } })).toBe(1);
      await person.click(the('button', /Account menu/));
      await person.click(the('link', 'Sign Out'));
      await expect.poll(() => db.session.count({ where: { userId: user.id } })).toBe(0);
    },
  },
  {
    name: 'a page in Urdu, and the switch to English',
    isCore: true,
    walk: async ({ person }) => {
      const venue = await createVenue({ name: `Canal ${uniqueText()}` });
      await person.open(`/venue/${venue.id}`);
      await person.click(the('button', 'اردو'));
      await person.arriveAt(new RegExp(`^/ur/venue/${venue.id}$`));
      const read = () =>
        person.tab.evaluate(() => {
          const { lang, dir } = document.documentElement;
          const heading = document.querySelector('h1');
          return [lang, dir, heading && getComputedStyle(heading).direction];
        });
      expect(await read()).toEqual(['ur', 'rtl', 'rtl']);
      await person.see(the('heading', new RegExp(venue.name)));
      await person.click(the('button', 'English'));
      await person.arriveAt(new RegExp(`^/venue/${venue.id}$`));
      expect((await read()).slice(0, 2)).toEqual(['en', 'ltr']);
    },
  },
  {
    name: 'a passkey is added, and signs in alone',
    walk: async ({ person, skip }) => {
      const user = await createOnboardedUser({ passwordHash: await hashPassword(PASSWORD) });
      await person.signIn(user.id);
      await person.open('/profile?tab=settings');
      if (!(await knowsPasskeys(person))) return skip('it knows no passkeys');
      const device = new Authenticator();
      await attachDevice(person);
      await person.click(the('button', 'Add a passkey'));
      const adding = the('dialog', 'Add a passkey');
      await person.type(the('field', 'Name', adding), 'My phone');
      await person.type(the('field', 'Your password', adding), PASSWORD);
      await person.click(the('button', 'Continue', adding));
      await confirm(person, device);
      await person.see(the('button', 'Rename My phone'));
      await person.tab.clearCookies();
      await person.open('/sign-in?callbackUrl=%2Fvenues');
      await attachDevice(person);
      await person.click(the('button', 'Sign in with a passkey'));
      await confirm(person, device);
      await person.arriveAt(/^\/venues/);
      expect(await db.session.count({ where: { userId: user.id } })).toBe(2);
    },
  },
];
