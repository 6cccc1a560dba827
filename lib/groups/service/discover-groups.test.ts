import { beforeEach, describe, expect, it } from 'vitest';
import { discoverGroupsSchema, groupCardSchema } from '@/lib/groups/schema/group-card';
import { discoverGroups } from '@/lib/groups/service/discover-groups';
import { joinGroup, withdrawJoinRequest } from '@/lib/groups/service/join-group';
import type { Actor } from '@/lib/platform/auth/actor';
import { LAHORE } from '@/lib/platform/city/lahore';
import { db } from '@/lib/platform/db/client';
import { pointAway } from '@/lib/platform/geo/distance';
import { sportId } from '@/prisma/rows/sports';
import { addMember, createGroup, createInvite, createJoinRequest } from '@/tests/factories/groups';
import { createBlock } from '@/tests/factories/moderation';
import { readAllPages } from '@/tests/factories/pages';
import { GULBERG, KARACHI } from '@/tests/factories/places';
import { createSignedIn } from '@/tests/factories/sessions';
import { createOnboardedUser } from '@/tests/factories/users';

const here = { latitude: String(GULBERG.latitude), longitude: String(GULBERG.longitude) };
const east = (km: number) => pointAway(GULBERG, km, 90);

beforeEach(async () => {
  await db.group.deleteMany();
});

async function list(query: Record<string, string> = here, actor: Actor | null = null) {
  return (await discoverGroups(actor, discoverGroupsSchema.parse(query))).items;
}

async function names(query?: Record<string, string>, actor: Actor | null = null) {
  return (await list(query, actor)).map(({ name }) => name);
}

describe('groups to discover', () => {
  it('come nearest first, within 25 km by default', async () => {
    await createGroup({ name: 'Far', at: east(20) });
    await createGroup({ name: 'Near', at: east(3) });
    await createGroup({ name: 'Outside', at: east(26) });
    const groups = await list();
    expect(groups.map(({ name, distance }) => [name, distance])).toEqual([
      ['Near', 3],
      ['Far', 20],
    ]);
    expect(await names({ ...here, radius: '5' })).toEqual(['Near']);
  });

  it('are searched around the viewer’s place, and around Lahore for guests', async () => {
    await createGroup({ name: 'Karachi club', city: 'Karachi', at: KARACHI });
    await createGroup({ name: 'Lahore club', at: LAHORE.centre });
    const { actor } = await createSignedIn({ at: KARACHI });
    expect(await names({}, actor)).toEqual(['Karachi club']);
    expect(await names({})).toEqual(['Lahore club']);
  });

  it('are filtered by city, sport and text', async () => {
    await createGroup({ name: 'Karachi Smashers', city: 'Karachi', at: KARACHI, sport: 'Tennis' });
    await createGroup({ name: 'Placeless', city: 'Karachi', latitude: null, longitude: null });
    await createGroup({ name: 'Gulberg Émirs', description: 'Sunday nets' });
    expect(await names({ city: 'karachi' })).toEqual(['Karachi Smashers', 'Placeless']);
    expect(await names({ city: 'Karachi', sportId: String(sportId('Tennis')) })).toEqual([
      'Karachi Smashers',
    ]);
    expect(await names({ ...here, search: 'emirs' })).toEqual(['Gulberg Émirs']);
    expect(await names({ ...here, search: 'NETS' })).toEqual(['Gulberg Émirs']);
    expect(await names({ ...here, search: '%' })).toEqual([]);
  });

  it('leave out private, hidden and inactive groups', async () => {
    await createGroup({ visibility: 'private' });
    await createGroup({ hiddenAt: new Date() });
    await createGroup({ isActive: false });
    expect(await list()).toEqual([]);
  });

  it('have exactly the fields of the list, with members counted', async () => {
    const [member, creator] = [
      await createOnboardedUser(),
      await createOnboardedUser({ name: 'Sana Mir' }),
    ];
    const group = await createGroup({
      creatorId: creator.id,
      memberIds: [member.id],
      maxMembers: 12,
    });
    const { actor } = await createSignedIn();
    const [found] = await list(here, actor);
    expect(groupCardSchema.strict().parse(found)).toMatchObject({
      id: group.id,
      sport: { id: sportId('Cricket'), name: 'Cricket', icon: '🏏' },
      creatorId: creator.id,
      creator: { name: 'Sana Mir' },
      memberCount: 2,
      maxMembers: 12,
      location: 'Gulberg, Lahore',
      distance: 1,
    });
  });

  it('page through with a cursor', async () => {
    for (let km = 1; km <= 5; km += 1) await createGroup({ name: `${km}`, at: east(km * 2) });
    const seen = await readAllPages(2, (page) =>
      discoverGroups(null, discoverGroupsSchema.parse({ ...here, ...page, limit: '2' })),
    );
    expect(seen.map(({ name }) => name)).toEqual(['1', '2', '3', '4', '5']);
  });
});

describe('the viewer’s relation to a group in the list', () => {
  it('says only to the viewer whether they asked, are invited, banned or a member', async () => {
    const me = await createSignedIn();
    const other = await createSignedIn();
    const make = (name: string) => createGroup({ name });
    await make('none');
    await createJoinRequest((await make('pending')).id, me.user.id);
    await createJoinRequest((await make('withdrawn')).id, me.user.id, { status: 'withdrawn' });
    const invited = await make('invited');
    await createInvite(invited.id, invited.creatorId, me.user.id);
    const banned = await make('banned');
    await db.groupBan.create({ data: { groupId: banned.id, userId: me.user.id } });
    await addMember((await make('member')).id, me.user.id);
    const standings = async (actor: Actor | null) =>
      Object.fromEntries(
        (await list(here, actor)).map(({ name, viewer }) => [name, viewer?.standing ?? null]),
      );
    expect(await standings(me.actor)).toEqual({
      none: 'none',
      pending: 'pending',
      withdrawn: 'none',
      invited: 'invited',
      banned: 'banned',
      member: 'member',
    });
    expect(new Set(Object.values(await standings(other.actor)))).toEqual(new Set(['none']));
    expect(new Set(Object.values(await standings(null)))).toEqual(new Set([null]));
  });

  it('is none after withdrawing a request, and for an invite across a block', async () => {
    const me = await createSignedIn();
    const group = await createGroup();
    const sender = await createOnboardedUser();
    await addMember(group.id, sender.id, 'organiser');
    await createInvite(group.id, sender.id, me.user.id);
    const standing = async () => (await list(here, me.actor))[0]?.viewer?.standing;
    expect(await standing()).toBe('invited');
    await createBlock(me.user.id, sender.id);
    expect(await standing()).toBe('none');
    await joinGroup(me.actor, group.id, {});
    expect(await standing()).toBe('pending');
    await withdrawJoinRequest(me.actor, group.id);
    expect(await standing()).toBe('none');
  });

  it('says whether they fit the audience, without their gender', async () => {
    await createGroup({ audience: 'women' });
    const woman = await createSignedIn({ gender: 'female' });
    const man = await createSignedIn({ gender: 'male' });
    const fits = async (actor: Actor) => {
      const [found] = await list(here, actor);
      expect(found).not.toHaveProperty('gender');
      return found?.viewer?.fitsAudience;
    };
    expect([await fits(woman.actor), await fits(man.actor)]).toEqual([true, false]);
  });
});

describe('the creator of a group', () => {
  it('is shown to guests by first name only', async () => {
    const creator = await createOnboardedUser({ name: 'Sana Mir' });
    await createGroup({ creatorId: creator.id });
    const [found] = await list();
    expect(found).toMatchObject({ creatorId: null, creator: { name: 'Sana' } });
  });

  it.each(['the creator', 'the viewer'])(
    'hides the group when %s blocked, but not from existing members',
    async (who) => {
      const group = await createGroup();
      const { actor } = await createSignedIn();
      const blockedByCreator = who === 'the creator';
      await createBlock(
        blockedByCreator ? group.creatorId : actor.userId,
        blockedByCreator ? actor.userId : group.creatorId,
      );
      expect(await list(here, actor)).toEqual([]);
      await addMember(group.id, actor.userId);
      const [found] = await list(here, actor);
      expect(found).toMatchObject({ creatorId: null, creator: { name: 'Unavailable user' } });
      expect(await list()).toHaveLength(1);
    },
  );
});
