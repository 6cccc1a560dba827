import { greatCircleKm } from '@/lib/platform/geo/distance';
import type { SampleGroup } from './groups';
import { createRandom } from './random';
import { type Resident, SAMPLE_IDS } from './world';

const JOIN_MESSAGES = [
  'I would like to join this group!',
  'I play twice a week and live five minutes away.',
  'A friend of yours told me about this group.',
  'Beginner, but I never miss a session.',
] as const;

export type SampleJoinRequest = ReturnType<typeof buildJoinRequests>[number];
export type SampleInvite = ReturnType<typeof buildInvites>[number];

/** Pending join requests. Most are for the sample creator's groups, who can decide at once. */
export function buildJoinRequests(groups: readonly SampleGroup[], people: readonly Resident[]) {
  const dice = createRandom('join requests');
  return groups.flatMap((group) => {
    const isOurs = group.creatorId === SAMPLE_IDS.creator || group.creatorId === SAMPLE_IDS.player;
    const outside = outsiders(group, people);
    return dice.sample(outside, isOurs ? 3 : dice.int(0, 2)).map(({ id }, index) => {
      const isDeclined = !isOurs && index === 1;
      return {
        groupId: group.id,
        userId: id,
        status: isDeclined ? ('declined' as const) : ('pending' as const),
        message: dice.pick(JOIN_MESSAGES),
        note: isDeclined ? 'We are looking for another level this season.' : null,
        decidedById: isDeclined ? group.creatorId : null,
        daysAgo: dice.int(0, 12),
      };
    });
  });
}

/** The player has two pending invites. */
export function buildInvites(groups: readonly SampleGroup[], people: readonly Resident[]) {
  const dice = createRandom('invites');
  const player = people.find(({ id }) => id === SAMPLE_IDS.player);
  const open = groups.filter(
    (group) =>
      player &&
      group.isActive &&
      group.members.length < group.maxMembers &&
      group.creatorId > SAMPLE_IDS.newcomer &&
      outsiders(group, [player]).length > 0,
  );
  return open.slice(0, 2).map((group) => ({
    groupId: group.id,
    senderId: group.creatorId,
    receiverId: SAMPLE_IDS.player,
    message: 'We play close to you, come and try.',
    daysAgo: dice.int(1, 5),
  }));
}

/** People nearby who play the sport, may join and are not members. */
function outsiders(group: SampleGroup, people: readonly Resident[]): Resident[] {
  const inside = new Set(group.members.map(({ userId }) => userId));
  return people.filter(
    (person) =>
      !inside.has(person.id) &&
      person.sports.some(({ sportId }) => sportId === group.sportId) &&
      (group.audience === 'all' ||
        (group.audience === 'women' ? person.gender === 'female' : person.gender === 'male')) &&
      greatCircleKm(person, group) < 15 &&
      (!person.isSample || person.id === SAMPLE_IDS.player),
  );
}
