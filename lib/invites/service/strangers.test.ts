import { expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { callAuth, tokenOf } from '@/tests/factories/auth-calls';
import { clickLink, requestLink } from '@/tests/factories/emails';
import { createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { createActor, createSignedIn } from '@/tests/factories/sessions';
import { uniqueText } from '@/tests/factories/unique';
import { createUser } from '@/tests/factories/users';
import { enterByLink } from './enter-by-link';
import { createGameLink, createGroupLink } from './manage-links';
import { readInvitation } from './open-link';

const enter = (token: string, email: string) =>
  enterByLink(token, { name: 'Nida Malik', email, waitlist: false }, uniqueText());
const addressOf = () => `guest.${uniqueText()}@example.test`;

it('only somebody with a confirmed address makes links, or has guests invited by them', async () => {
  const { user, actor } = await createSignedIn({ emailVerifiedAt: null });
  const group = await createGroup({ creatorId: user.id });
  const game = await createGame({ groupId: group.id, creatorId: user.id });
  const wish = { kind: 'join' as const };
  for (const make of [
    () => createGroupLink(actor, group.id, wish),
    () => createGameLink(actor, game.id, wish),
  ]) {
    await expect(make()).rejects.toMatchObject({ code: 'forbidden' });
  }
  // An older link.
  const { token } = await createInviteLink({ groupId: group.id }, { creatorId: user.id });
  await expect(enter(token, addressOf())).rejects.toMatchObject({ code: 'forbidden' });
  expect(await readInvitation(token)).toMatchObject({ takesGuests: false });
});

it('a letter to a stranger has our words, and the group’s name cut and without addresses', async () => {
  const name = `Win at evil.example.com/now ${'x'.repeat(40)}`;
  const group = await createGroup({ name });
  const game = await createGame({ groupId: group.id, title: 'Visit https://evil.example' });
  const { token } = await createInviteLink({ gameId: game.id });
  const email = addressOf();
  await enter(token, email);
  const mail = await db.outboxMail.findFirstOrThrow({ where: { to: email } });
  expect(mail.subject).toMatch(/^Confirm your place with “.{1,45}”$/);
  for (const words of [mail.subject, mail.text, mail.html ?? '']) {
    expect(words).not.toContain('evil');
  }
});

it('no mailbox gets more than five invites an hour, whoever sends the form', async () => {
  const email = addressOf();
  for (let nth = 1; nth <= 5; nth++) {
    await enter((await createInviteLink({ groupId: (await createGroup()).id })).token, email);
  }
  const { token } = await createInviteLink({ groupId: (await createGroup()).id });
  await expect(enter(token, email)).rejects.toMatchObject({ code: 'rate_limited' });
});

it('forms neither use up nor replace the links by which the owner signs in', async () => {
  const { email } = await createUser();
  const own = await requestLink(email);
  const { token } = await createInviteLink({ groupId: (await createGroup()).id });
  for (let nth = 1; nth <= 5; nth++) await enter(token, email);
  expect(tokenOf(await clickLink(own))).not.toBe('');
  for (let nth = 2; nth <= 10; nth++) await requestLink(email);
});

it('somebody else’s requests do not keep the owner out of a browser that they know', async () => {
  const { email, id } = await createUser();
  const signedIn = await clickLink(await requestLink(email));
  const cookie = signedIn.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  const ask = (own: string | undefined) =>
    callAuth(
      'signin/email',
      { email, callbackUrl: '/' },
      { headers: { 'x-forwarded-for': uniqueText() }, ...(own ? { cookie: own } : {}) },
    );
  const statuses: number[] = [];
  for (let nth = 1; nth <= 11; nth++) {
    statuses.push(
      await ask(undefined).then(
        ({ status }) => status,
        () => 429,
      ),
    );
  }
  expect(statuses.at(-1)).toBe(429);
  expect((await ask(cookie)).status).toBe(200);
  await createActor({ id, isAdmin: false });
});
