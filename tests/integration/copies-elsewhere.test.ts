import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as coachCard } from '@/app/(public)/coach/[id]/card.png/route';
import { GET as gameCard } from '@/app/(public)/game/[id]/card.png/route';
import { GET as groupCard } from '@/app/(public)/group/[id]/card.png/route';
import { GET as venueCard } from '@/app/(public)/venue/[id]/card.png/route';
import { addAllTexts } from '@/languages/all';
import {
  decideCoachApplication,
  decideVenueApplication,
} from '@/lib/admin/service/decide-application';
import { updateGameSchema } from '@/lib/games/schema/edit-game';
import { updateGame } from '@/lib/games/service/edit-game';
import { deleteGroup, updateGroup } from '@/lib/groups/service/edit-group';
import { enterByLink } from '@/lib/invites/service/enter-by-link';
import { listNotifications } from '@/lib/notifications/service/read-notifications';
import { sendReminders } from '@/lib/notifications/service/send-reminders';
import type { Actor } from '@/lib/platform/auth/actor';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { env } from '@/lib/platform/env/server';
import { runIn } from '@/lib/platform/language/run-in';
import { getStorage, readPublicPicture } from '@/lib/platform/storage/provider';
import { proposeGame } from '@/lib/proposals/service';
import { updateProfile } from '@/lib/users/service/edit-profile';
import { decideSuggestion } from '@/lib/venues/service/decide-suggestion';
import { insertRow } from '@/prisma/rows/insert-rows';
import { sportId } from '@/prisma/rows/sports';
import { createCoach, createCoachApplication } from '@/tests/factories/coaching';
import { connect } from '@/tests/factories/connections';
import { hoursFromNow, zoneByDay } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { requestTo, withParams } from '@/tests/factories/requests';
import { createSignedIn } from '@/tests/factories/sessions';
import { uniqueText } from '@/tests/factories/unique';
import { createVenue, createVenueApplication } from '@/tests/factories/venues';
import { watchExpired } from './cached-pages';
import { findPlaces, hide, mailTo, mark, PLACES } from './copies';

// Copies outside of chats and notifications: emails, share pictures, cached pages, files.

// Emails wait in the outbox, as during an outage of the mail server.
beforeAll(() => {
  addAllTexts();
  env.SMTP_URL = 'smtp://127.0.0.1:1';
});
afterAll(() => {
  env.SMTP_URL = undefined;
});

async function renameVenue(actor: Actor, venueId: number): Promise<void> {
  const { user } = await createSignedIn();
  const changes = { name: 'Nets at six' };
  const values = { venueId, userId: user.id, kind: 'edit', changes } as const;
  const { id: suggestionId } = await insertRow(pool, 'venueSuggestions', values);
  await decideSuggestion(actor, { venueId, suggestionId }, 'apply');
}

describe.each(['edited', 'hidden', 'deleted'] as const)('a group that is %s', (how) => {
  it('is named so in the letter to an address that somebody entered at its link', async () => {
    const creator = await createSignedIn();
    const words = mark();
    const group = await createGroup({ name: `A & ${words}`, creatorId: creator.user.id });
    const { token } = await createInviteLink({ groupId: group.id });
    const to = `${words}.guest@example.test`;
    const wish = { name: 'Nida Malik', waitlist: false, email: to };
    for (const language of ['en', 'ur'] as const) {
      await runIn(language, () => enterByLink(token, wish, uniqueText()));
    }
    const mails = () => db.outboxMail.findMany({ where: { to }, orderBy: { id: 'asc' } });
    const [before] = await mails();
    for (const part of [before?.subject, before?.text]) expect(part).toContain(`A & ${words}`);
    expect(before?.html).toContain(`A &amp; ${words}`);
    if (how === 'hidden') await hide('group', group.id);
    if (how === 'deleted') await deleteGroup(creator.actor, group.id);
    if (how === 'edited') await updateGroup(creator.actor, group.id, { name: 'B & $& more' });
    const after = await mails();
    expect(after).toHaveLength(how === 'edited' ? 2 : 0);
    for (const { subject, text, html } of after) {
      expect(`${subject} ${text} ${html}`).not.toContain(`A & ${words}`);
      for (const part of [subject, text]) expect(part).toContain('B & $& more');
      expect(html?.split('B &amp; $&amp; more')).toHaveLength(3);
    }
  });
});

describe.each(['edited', 'hidden'] as const)('a venue that is %s', (how) => {
  it('is named so in the decision about its application', async () => {
    const admin = await createSignedIn({ isAdmin: true });
    const words = mark();
    const application = await createVenueApplication({ name: `Nets ${words}`, address: words });
    const { userId } = application;
    await db.user.update({ where: { id: userId }, data: { emailVerifiedAt: new Date() } });
    await decideVenueApplication(admin.actor, application.id, 'approve', { adminNotes: 'Well' });
    const { id } = await db.venue.findFirstOrThrow({ where: { name: `Nets ${words}` } });
    expect(await findPlaces(words)).toContain('outbox_mails.text');
    if (how === 'hidden') await hide('venue', id);
    else await renameVenue(admin.actor, id);
    const copies = ['notifications.title', 'notifications.message', 'notifications.said'];
    const left = await findPlaces(words);
    for (const copy of [...copies, 'outbox_mails.text']) expect(left).not.toContain(copy);
    const user = await db.user.findUniqueOrThrow({ where: { id: userId } });
    await mailTo(user);
    const again = await db.outboxMail.count({
      where: { to: user.email, text: { contains: 'Nets at six' } },
    });
    expect(again).toBe(how === 'edited' ? 1 : 0);
  });
});

describe('a venue with a new name', () => {
  async function world() {
    const [creator, player] = [await createSignedIn(), await createSignedIn()];
    const words = mark();
    const venue = await createVenue({ name: `Nets ${words}`, addedById: creator.user.id });
    const group = await createGroup({ creatorId: creator.user.id, memberIds: [player.user.id] });
    return { creator, player, words, venue, group };
  }
  const left = async (words: string) =>
    (await findPlaces(words)).filter((place) => PLACES[place] !== 'own');

  it.each(['to', 'from'] as const)('is named so where a game moves %s it', async (way) => {
    const { creator, player, words, venue, group } = await world();
    const { id } = await createGame({ groupId: group.id, location: '4 Canal Road' });
    await addParticipant(id, player.user.id);
    const move = (input: object) => updateGame(creator.actor, id, updateGameSchema.parse(input));
    await move({ venueId: venue.id });
    if (way === 'from') await move({ venueId: null, location: '5 Canal Road' });
    await mailTo(player.user);
    expect(await left(words)).toEqual(
      expect.arrayContaining(['notifications.said', 'messages.said', 'outbox_mails.text']),
    );
    await renameVenue(creator.actor, venue.id);
    expect(await left(words)).toEqual([]);
    const { items } = await listNotifications(player.actor, { limit: 5 });
    for (const { content } of items) expect(content).toContain('Nets at six, ');
    const game = await db.game.findUniqueOrThrow({ where: { id } });
    if (way === 'to') expect(game.location).toMatch(/^Nets at six, ./);
    else expect(game.location).toBe('5 Canal Road');
  });

  it('is named so in the reminders of a game there', async () => {
    const { creator, player, words, venue, group } = await world();
    const startsAt = hoursFromNow(1.5);
    const location = `Nets ${words}, Pitch 3`;
    const at = { startsAt, endsAt: hoursFromNow(2.5), venueId: venue.id, location };
    const { id } = await createGame({ groupId: group.id, ...at });
    await addParticipant(id, player.user.id);
    await db.user.update({ where: { id: player.user.id }, data: { timeZone: zoneByDay() } });
    await sendReminders(new Date());
    const reminders = () => db.notification.findMany({ where: { userId: player.user.id } });
    expect((await reminders()).map(({ message }) => message).join()).toContain(location);
    await renameVenue(creator.actor, venue.id);
    expect((await reminders()).map(({ message }) => message).join()).toContain(
      'Nets at six, Pitch 3',
    );
    expect((await db.game.findUniqueOrThrow({ where: { id } })).location).toBe(
      'Nets at six, Pitch 3',
    );
    expect(await left(words)).toEqual([]);
  });
});

describe('the notification of a proposal', () => {
  async function world() {
    const [from, to] = [await createSignedIn(), await createSignedIn()];
    await connect(from.user.id, to.user.id);
    const words = mark();
    const venue = await createVenue({ name: `Nets ${words}`, addedById: from.user.id });
    const wish = { sportId: sportId('Cricket'), venueId: venue.id };
    await proposeGame(from.actor, to.user.id, {
      ...wish,
      startsAt: [hoursFromNow(30).toISOString()],
    });
    await mailTo(to.user);
    const left = async (text: string) =>
      (await findPlaces(text)).filter((place) => /^(?:notifications|outbox_mails)\./.test(place));
    return { from, to, venue, words, left };
  }

  it.each(['edited', 'hidden'] as const)('follows its venue that is %s', async (how) => {
    const { from, to, venue, words, left } = await world();
    expect(await left(words)).toContain('outbox_mails.text');
    if (how === 'hidden') await hide('venue', venue.id);
    else await renameVenue(from.actor, venue.id);
    expect(await left(words)).toEqual([]);
    const { items } = await listNotifications(to.actor, { limit: 5 });
    expect(items.map(({ content }) => content)).toEqual(
      how === 'hidden' ? [] : ['Cricket at Nets at six. Choose one of the times.'],
    );
  });

  it('follows the name of its author, and names nobody once they are banned', async () => {
    const { from, to, left } = await world();
    const [first, second] = [mark(), mark()];
    const rename = (name: string) =>
      updateProfile(from.actor, from.user.id, { name: `Nida ${name}` }, async () => []);
    await rename(first);
    await mailTo(to.user);
    expect(await left(first)).toContain('outbox_mails.text');
    await rename(second);
    expect(await left(first)).toEqual([]);
    const titles = async () =>
      (await listNotifications(to.actor, { limit: 5 })).items.map(({ title }) => title);
    expect(await titles()).toEqual([`Nida ${second} proposes a game`]);
    await mailTo(to.user);
    await db.user.update({ where: { id: from.user.id }, data: { bannedAt: new Date() } });
    await mailTo(to.user);
    expect(await left(second)).not.toContain('outbox_mails.text');
  });
});

it('the decision about a coach goes with the coach', async () => {
  const admin = await createSignedIn({ isAdmin: true });
  const { id, userId } = await createCoachApplication();
  await db.user.update({ where: { id: userId }, data: { emailVerifiedAt: new Date() } });
  await decideCoachApplication(admin.actor, id, 'approve', {});
  const { email: to } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  expect(await db.outboxMail.count({ where: { to } })).toBe(1);
  await hide('coach', id);
  expect(await db.outboxMail.count({ where: { to } })).toBe(0);
  expect(await db.notification.count({ where: { userId } })).toBe(0);
});

it('the file of a picture of a venue that is hidden is gone', async () => {
  const venue = await createVenue();
  const { key, provider } = await getStorage().put(new Uint8Array(8), 'venue');
  const image = await db.venueImage.create({
    data: { venueId: venue.id, imageKey: key, provider },
  });
  await (await readPublicPicture(key))?.body.cancel();
  const { expired } = await watchExpired(() => hide('image', image.id));
  expect(expired).toContain(`venue:${venue.id}`);
  await expect.poll(() => readPublicPicture(key)).toBeNull();
});

type Card = (request: Request, context: { params: Promise<{ id: string }> }) => Promise<Response>;

interface Shown {
  id: number;
  card: Card;
  tags: string[];
  rename?: () => Promise<unknown>;
}

/** The guests' view of each kind of content, each with a unique name. */
const SHOWN: Record<'group' | 'game' | 'venue' | 'coach', () => Promise<Shown>> = {
  group: async () => {
    const { actor, user } = await createSignedIn();
    const { id } = await createGroup({ creatorId: user.id });
    const game = await createGame({ groupId: id });
    const rename = () => updateGroup(actor, id, { name: 'Nets at six' });
    return { id, card: groupCard, tags: [`group:${id}`, `game:${game.id}`, 'landing'], rename };
  },
  game: async () => {
    const { actor, user } = await createSignedIn();
    const group = await createGroup({ creatorId: user.id });
    const { id } = await createGame({ groupId: group.id });
    const rename = () => updateGame(actor, id, updateGameSchema.parse({ title: 'Nets at six' }));
    return { id, card: gameCard, tags: [`group:${group.id}`, `game:${id}`, 'landing'], rename };
  },
  venue: async () => {
    const { actor, user } = await createSignedIn();
    const { id } = await createVenue({ addedById: user.id });
    const game = await createGame({ venueId: id });
    const rename = () => renameVenue(actor, id);
    return { id, card: venueCard, tags: [`venue:${id}`, 'venues', `game:${game.id}`], rename };
  },
  coach: async () => {
    const { id } = await createCoach();
    return { id, card: coachCard, tags: [`coach:${id}`] };
  },
};

describe.each(['group', 'game', 'venue', 'coach'] as const)('a %s', (noun) => {
  const read = async ({ card, id }: Shown) => {
    try {
      const response = await card(requestTo('/card.png'), withParams({ id: String(id) }));
      return Buffer.from(await response.arrayBuffer()).toString('base64');
    } catch (error) {
      return (error as { digest?: string }).digest;
    }
  };

  it('that is hidden or has another name leaves kept pages and the share picture', async () => {
    const shown = await SHOWN[noun]();
    const before = await read(shown);
    if (shown.rename) {
      const { expired } = await watchExpired(shown.rename);
      expect(expired).toEqual(expect.arrayContaining(shown.tags));
      expect(await read(shown)).not.toBe(before);
    }
    const { expired } = await watchExpired(() => hide(noun, shown.id));
    expect(expired).toEqual(expect.arrayContaining(shown.tags));
    expect(await read(shown)).toMatch(/;404$/);
  });
});
