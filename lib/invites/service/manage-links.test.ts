import { describe, expect, it } from 'vitest';
import { deleteDueAccount } from '@/lib/account/service/delete-account';
import { INVITE_LINKS_OPEN_MAX } from '@/lib/invites/constants';
import { countOpening, readInvitation } from '@/lib/invites/service/open-link';
import { db } from '@/lib/platform/db/client';
import { sportId } from '@/prisma/rows/sports';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { refusal } from '@/tests/factories/refusal';
import { createPeople, createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';
import { joinByLink } from './join-by-link';
import {
  createGameLink,
  createGroupLink,
  createGuestLink,
  listGameLinks,
  listGroupLinks,
  revokeInviteLink,
} from './manage-links';

const tokenOf = ({ url }: { url: string }) => url.split('/').at(-1) ?? '';

describe('a new link', () => {
  it('is given once; the database holds no token', async () => {
    const { actor, user } = await createSignedIn();
    const group = await createGroup({ creatorId: user.id });
    const made = await createGroupLink(actor, group.id, { kind: 'join' });
    expect(made.url).toMatch(/\/join\/[0-9a-f]{32}$/);
    const row = await db.inviteLink.findUniqueOrThrow({ where: { id: made.id } });
    expect(row).toMatchObject({ groupId: group.id, gameId: null, creatorId: user.id });
    expect(JSON.stringify(row)).not.toContain(tokenOf(made));
    const listed = await listGroupLinks(actor, group.id);
    expect(listed).toMatchObject([{ id: made.id, state: 'open' }]);
    expect(JSON.stringify(listed)).not.toContain('/join/');
  });

  it('comes with a sentence: name, when, where and the places left', async () => {
    const { actor, user } = await createSignedIn();
    const game = await createGame({
      title: 'Evening nets',
      creatorId: user.id,
      groupId: (await createGroup({ name: 'Strikers', creatorId: user.id })).id,
      maxPlayers: 5,
    });
    const { sentence } = await createGameLink(actor, game.id, { kind: 'join' });
    expect(sentence).toMatch(
      /^Evening nets with Strikers, .+\d\d:\d\d Karachi time, Corner ground, Gulberg, Lahore\. 4 spots left\.$/,
    );
  });

  it('has the end that was chosen, and leads into no game that has begun or is for two', async () => {
    const { actor, user } = await createSignedIn();
    const { id: pairHi } = await createOnboardedUser();
    const group = await createGroup({ creatorId: user.id });
    const expiresAt = hoursFromNow(48).toISOString();
    await createGroupLink(actor, group.id, { kind: 'join', expiresAt });
    expect(await listGroupLinks(actor, group.id)).toMatchObject([{ expiresAt }]);
    const make = async (startsAt: Date) => {
      const game = await createGame({ groupId: group.id, creatorId: user.id, startsAt });
      return createGameLink(actor, game.id, { kind: 'join' });
    };
    await expect(make(hoursFromNow(-1))).rejects.toMatchObject({
      message: expect.stringMatching(/begun/),
    });
    await db.group.update({
      where: { id: group.id },
      data: { pairLo: user.id, pairHi, visibility: 'private' },
    });
    await expect(make(hoursFromNow(24))).rejects.toMatchObject({
      message: expect.stringMatching(/game of two/),
    });
  });

  it('is refused once there are too many open ones, also in parallel', async () => {
    const { actor, user } = await createSignedIn();
    const group = await createGroup({ creatorId: user.id });
    for (let made = 0; made < INVITE_LINKS_OPEN_MAX - 2; made += 1) {
      await createInviteLink({ groupId: group.id });
    }
    // Inactive links do not count.
    await createInviteLink({ groupId: group.id }, { revokedAt: new Date() });
    await createInviteLink({ groupId: group.id }, { maxUses: 1, uses: 1 });
    await createInviteLink({ groupId: group.id }, { expiresAt: hoursFromNow(-1) });
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, () => createGroupLink(actor, group.id, { kind: 'ask' })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });
});

describe('a link', () => {
  it('lets nobody in once it is taken back; taking it back again changes nothing', async () => {
    const { actor, user } = await createSignedIn();
    const group = await createGroup({ creatorId: user.id });
    const made = await createGroupLink(actor, group.id, { kind: 'join' });
    expect(await readInvitation(tokenOf(made))).toMatchObject({ group: group.name });
    await revokeInviteLink(actor, made.id);
    await revokeInviteLink(actor, made.id);
    await expect(readInvitation(tokenOf(made))).rejects.toMatchObject({ code: 'not_found' });
    expect(await listGroupLinks(actor, group.id)).toMatchObject([{ state: 'revoked' }]);
  });

  it('counts those who came by it, asked or wait, and not those of another link', async () => {
    const maker = await createSignedIn();
    const people = await createPeople(4);
    const { id: groupId } = await createGroup({ creatorId: maker.user.id });
    const [asks, joins] = [
      await createInviteLink({ groupId }, { kind: 'ask' }),
      await createInviteLink({ groupId }),
    ];
    for (const [at, { actor }] of people.entries()) {
      await joinByLink(actor, at === 0 ? joins.token : asks.token, { waitlist: false });
    }
    const [, declined] = people;
    const theirs = { groupId, userId: declined?.user.id };
    await db.groupJoinRequest.updateMany({ where: theirs, data: { status: 'declined' } });
    expect(await listGroupLinks(maker.actor, groupId)).toMatchObject([
      { id: joins.id, joined: 1, pending: 0 },
      { id: asks.id, joined: 0, pending: 2 },
    ]);
  });

  it('can be taken back by any organiser, also when its maker deleted the account', async () => {
    const [maker, organiser] = await createPeople(2);
    const group = await createGroup();
    await addMember(group.id, maker.user.id, 'organiser');
    await addMember(group.id, organiser.user.id, 'organiser');
    const made = await createGroupLink(maker.actor, group.id, { kind: 'join' });
    const past = hoursFromNow(-1);
    await db.user.update({
      where: { id: maker.user.id },
      data: { deletionRequestedAt: past, deletionDueAt: past },
    });
    await deleteDueAccount(maker.user.id);
    const [link] = await listGroupLinks(organiser.actor, group.id);
    expect(link).toMatchObject({ id: made.id, state: 'open' });
    expect(link?.creator.name).not.toBe(maker.user.name);
    await revokeInviteLink(organiser.actor, made.id);
    await expect(readInvitation(tokenOf(made))).rejects.toMatchObject({ code: 'not_found' });
  });

  it('counts browsers that open it, but not that of its maker', async () => {
    const [maker, viewer] = await createPeople(2);
    const group = await createGroup({ creatorId: maker.user.id });
    const made = await createGroupLink(maker.actor, group.id, { kind: 'join' });
    await countOpening(null, tokenOf(made));
    await countOpening(viewer.actor, tokenOf(made));
    await countOpening(maker.actor, tokenOf(made));
    expect(await listGroupLinks(maker.actor, group.id)).toMatchObject([{ opened: 2 }]);
  });

  it('was opened by everybody who came in, also before a script could count it', async () => {
    const [maker, first, second] = await createPeople(3);
    const group = await createGroup({ creatorId: maker.user.id });
    const made = await createGroupLink(maker.actor, group.id, { kind: 'join' });
    await countOpening(first.actor, tokenOf(made));
    for (const { actor } of [first, second]) {
      await joinByLink(actor, tokenOf(made), { waitlist: false });
    }
    expect(await listGroupLinks(maker.actor, group.id)).toMatchObject([{ opened: 2, joined: 2 }]);
  });
});

describe('the page of a link', () => {
  it('shows of a private group what a guest may know of a public one, and names no member', async () => {
    const creator = await createOnboardedUser({ name: 'Zubaida Creatorful' });
    const member = await createOnboardedUser({ name: 'Farrukh Memberful' });
    const group = await createGroup({
      name: 'Quiet Strikers',
      creatorId: creator.id,
      memberIds: [member.id],
      visibility: 'private',
    });
    const game = await createGame({
      groupId: group.id,
      creatorId: creator.id,
      isPublic: false,
      location: '12 Hidden Lane',
      area: 'Gulberg, Lahore',
    });
    const ofGroup = await readInvitation((await createInviteLink({ groupId: group.id })).token);
    expect(ofGroup).toEqual({
      kind: 'join',
      groupId: group.id,
      gameId: null,
      group: 'Quiet Strikers',
      sport: 'Cricket',
      sportId: sportId('Cricket'),
      audience: 'all',
      isActive: true,
      takesGuests: true,
      place: 'Gulberg, Lahore',
      taken: 2,
      places: 10,
      game: null,
      next: {
        startsAt: game.startsAt.toISOString(),
        timeZone: 'Asia/Karachi',
        area: 'Gulberg, Lahore',
      },
    });
    const ofGame = await readInvitation((await createInviteLink({ gameId: game.id })).token);
    expect(ofGame).toMatchObject({ place: 'Gulberg, Lahore', taken: 1, next: null });
    const shown = JSON.stringify([ofGroup, ofGame]);
    expect(shown).not.toMatch(/Zubaida|Farrukh|Hidden Lane/);
  });

  it('gives the address of a public game as its own page does, but not a private address', async () => {
    const open = await createGame({ location: 'Model Town Park' });
    const atHome = await createGame({ location: '12 Hidden Lane', isPrivateAddress: true });
    const placeOf = async (gameId: number) =>
      (await readInvitation((await createInviteLink({ gameId })).token)).place;
    expect(await placeOf(open.id)).toBe('Model Town Park');
    expect(await placeOf(atHome.id)).toBe('Gulberg, Lahore');
  });
});

const minute = (date: Date | string | number) => Math.round(new Date(date).getTime() / 60_000);

describe('the links of a group or a game', () => {
  it('are listed newest first with what came of each, for those who manage them', async () => {
    const [creator, member, player] = await createPeople(3);
    const group = await createGroup({ creatorId: creator.user.id });
    const { id: memberId } = member.user;
    await addMember(group.id, memberId);
    const game = await createGame({ groupId: group.id, creatorId: memberId, maxPlayers: 2 });
    const past = hoursFromNow(-1);
    const of = { gameId: game.id };
    const links = [
      await createInviteLink(of, { creatorId: memberId }),
      await createInviteLink(of, { expiresAt: past }),
      await createInviteLink(of, { maxUses: 1, uses: 1, opened: 5 }),
      await createInviteLink(of, { revokedAt: past }),
    ];
    await createInviteLink({ groupId: group.id });
    const waits = await createSignedIn();
    for (const { actor } of [player, waits]) {
      await joinByLink(actor, links[0]?.token ?? '', { waitlist: true });
    }
    // One person joined by it and left, the other sent a request and is a member by now.
    const [left, asked] = await createPeople(2);
    const linkId = links[0]?.id ?? 0;
    await db.inviteLinkUse.create({ data: { linkId, userId: left.user.id, outcome: 'joined' } });
    await db.inviteLinkUse.create({ data: { linkId, userId: asked.user.id, outcome: 'asked' } });
    await addParticipant(game.id, left.user.id, { status: 'out' });
    await addMember(group.id, asked.user.id);
    const listed = (await listGameLinks(creator.actor, game.id)).map((link) => [
      link.id,
      link.state,
      link.opened,
      link.joined,
      link.pending,
    ]);
    expect(listed).toEqual([
      [links[3]?.id, 'revoked', 0, 0, 0],
      [links[2]?.id, 'used', 5, 0, 0],
      [links[1]?.id, 'expired', 0, 0, 0],
      [linkId, 'open', 3, 2, 1],
    ]);
    expect((await listGameLinks(member.actor, game.id))[3]?.creator.name).toBe(member.user.name);
    expect(await listGroupLinks(creator.actor, group.id)).toHaveLength(1);
    expect(await refusal(listGameLinks(asked.actor, game.id))).toMatch(/^forbidden: /);
    expect(await refusal(listGroupLinks(member.actor, group.id))).toMatch(/^forbidden: /);
    expect(await refusal(listGroupLinks(player.actor, group.id))).toMatch(/^forbidden: /);
    for (const [{ actor }, at, outcome] of [
      [player, 1, /^not_found: /],
      [asked, 1, /^forbidden: /],
      [member, 1, /^done$/],
      [creator, 2, /^done$/],
    ] as const) {
      expect(await refusal(revokeInviteLink(actor, links[at]?.id ?? 0))).toMatch(outcome);
    }
    expect(await db.inviteLink.count({ where: { ...of, revokedAt: null } })).toBe(1);
  });

  it('end within a year, and are twenty at most, of which those that ended are none', async () => {
    const { actor, user } = await createSignedIn();
    const group = await createGroup({ creatorId: user.id });
    const { id: gameId } = await createGame({ groupId: group.id });
    const make = (hours: number) =>
      createGroupLink(actor, group.id, {
        kind: 'ask',
        maxUses: 7,
        expiresAt: hoursFromNow(hours).toISOString(),
      });
    for (const hours of [-0.01, 366 * 24 + 1]) {
      expect(await refusal(make(hours))).toMatch(/^invalid expiresAt: /);
    }
    for (const hours of [0.01, 366 * 24 - 1]) {
      const made = await make(hours);
      const row = await db.inviteLink.findUniqueOrThrow({ where: { id: made.id } });
      expect(row).toMatchObject({ kind: 'ask', maxUses: 7, creatorId: user.id, guestId: null });
      expect(minute(row.expiresAt ?? 0)).toBe(minute(hoursFromNow(hours)));
    }
    const past = hoursFromNow(-1);
    for (let nth = 2; nth < 19; nth++) await createInviteLink({ groupId: group.id });
    for (const end of [{ revokedAt: past }, { expiresAt: past }, { maxUses: 1, uses: 1 }]) {
      await createInviteLink({ groupId: group.id }, end);
    }
    await createInviteLink({ groupId: group.id }, { maxUses: 2, uses: 1 });
    expect(await refusal(make(5))).toMatch(/^conflict: .*20 open invite links/);
    // A game has its own limit.
    expect(await refusal(createGameLink(actor, gameId, { kind: 'join' }))).toBe('done');
  });

  it('to the seat of a named guest are one at a time, for one person, before the start', async () => {
    const { actor, user } = await createSignedIn();
    const group = await createGroup({ creatorId: user.id });
    const game = await createGame({ groupId: group.id, creatorId: user.id });
    const named = { gameId: game.id, addedById: user.id };
    const [omar, zain] = [
      await db.gameGuest.create({ data: { ...named, name: 'Omar' } }),
      await db.gameGuest.create({ data: { ...named, name: 'Zain' } }),
    ];
    const make = (guestId: number) => createGuestLink(actor, game.id, guestId);
    const [first, other] = [await make(omar.id), await make(zain.id)];
    const second = await make(omar.id);
    const openOf = async ({ id }: { id: number }) =>
      (await db.inviteLink.findUniqueOrThrow({ where: { id } })).revokedAt === null;
    expect([await openOf(first), await openOf(second), await openOf(other)]).toEqual([
      false,
      true,
      true,
    ]);
    const row = await db.inviteLink.findUniqueOrThrow({ where: { id: second.id } });
    expect(row).toMatchObject({ kind: 'join', maxUses: 1, guestId: omar.id, gameId: game.id });
    const { actor: friend } = await createSignedIn();
    await joinByLink(friend, second.url.split('/').at(-1) ?? '', { waitlist: false });
    expect(await db.gameParticipant.count({ where: { gameId: game.id, status: 'going' } })).toBe(2);
    expect(await refusal(make(omar.id))).toMatch(/^not_found: /);
    expect(await openOf(second)).toBe(true);
    const started = { startsAt: hoursFromNow(-1), endsAt: hoursFromNow(1) };
    await db.game.update({ where: { id: game.id }, data: started });
    expect(await refusal(make(zain.id))).toMatch(/^conflict: .*begun/);
    expect(await refusal(createGameLink(actor, game.id, { kind: 'join' }))).toMatch(/begun/);
  });
});
