import type { NewRow } from '../rows/insert-rows';
import type { Coaching } from './coaches';
import type { SampleInvite, SampleJoinRequest } from './doors';
import { nextGame, type SampleGame } from './games';
import type { SampleGroup } from './groups';
import { at } from './random';
import { findPerson, type Relations, sharedSport } from './relations';
import { type Resident, SAMPLE_IDS } from './world';

interface Facts {
  people: readonly Resident[];
  groups: readonly SampleGroup[];
  games: readonly SampleGame[];
  relations: Relations;
  joinRequests: readonly SampleJoinRequest[];
  invites: readonly SampleInvite[];
  coaching: Coaching;
}

type SampleNotification = NewRow<'notifications'> & { minutesAgo: number };

const DAY_MINUTES = 24 * 60;

/** The notifications of each sample person, oldest first. */
export function buildNotifications(facts: Facts): SampleNotification[] {
  return [...fromRelations(facts), ...fromDoors(facts), ...fromGames(facts), ...fromCoaching(facts)]
    .map((one) => ({ actorId: null, isRead: false, ...one }))
    .sort((a, b) => b.minutesAgo - a.minutesAgo);
}

function fromRelations({ people, relations }: Facts): SampleNotification[] {
  const name = (id: number) => findPerson(people, id).name;
  const player = findPerson(people, SAMPLE_IDS.player);
  const sport = (id: number) => sharedSport(player, findPerson(people, id))?.name ?? 'sports';
  const requests = relations.requests
    .filter(({ receiverId, status }) => receiverId === SAMPLE_IDS.player && status === 'pending')
    .map(({ senderId, message, daysAgo }, index) => ({
      userId: SAMPLE_IDS.player,
      actorId: senderId,
      type: 'friend_request',
      title: 'New connection request',
      message: `${name(senderId)}: ${message ?? 'would like to connect with you.'}`,
      data: { userId: senderId },
      minutesAgo: daysAgo * DAY_MINUTES + 40 + index,
    }));
  const likes = relations.likes
    .filter(
      ({ user2Id, isSuper, status }) =>
        user2Id === SAMPLE_IDS.player && (isSuper || status === 'matched'),
    )
    .map(({ user1Id, isSuper, daysAgo }, index) => ({
      userId: SAMPLE_IDS.player,
      actorId: user1Id,
      type: isSuper ? 'super_like' : 'match',
      title: isSuper ? 'Super Like' : "It's a Match!",
      message: isSuper
        ? `${name(user1Id)} super liked you.`
        : `${name(user1Id)} liked you too. You both want to play ${sport(user1Id)}.`,
      data: { userId: user1Id },
      isRead: daysAgo > 5,
      minutesAgo: daysAgo * DAY_MINUTES + 15 + index,
    }));
  return [...requests, ...likes];
}

function fromDoors({ people, groups, joinRequests, invites }: Facts): SampleNotification[] {
  const groupOf = (id: number) => at(groups, id - 1);
  const asked = joinRequests
    .filter(({ groupId, status }) => status === 'pending' && groupOf(groupId).creatorId <= 5)
    .map(({ groupId, userId, daysAgo }, index) => ({
      userId: groupOf(groupId).creatorId,
      actorId: userId,
      type: 'group_join_request',
      title: 'New join request',
      message: `${findPerson(people, userId).name} would like to join ${groupOf(groupId).name}.`,
      data: { groupId, userId },
      minutesAgo: daysAgo * DAY_MINUTES + 25 + index,
    }));
  const invited = invites.map(({ groupId, senderId, receiverId, daysAgo }) => ({
    userId: receiverId,
    actorId: senderId,
    type: 'group_invite',
    title: 'Group invitation',
    message: `${findPerson(people, senderId).name} invites you to ${groupOf(groupId).name}.`,
    data: { groupId },
    minutesAgo: daysAgo * DAY_MINUTES + 33,
  }));
  return [...asked, ...invited];
}

function fromGames({ groups, games }: Facts): SampleNotification[] {
  return groups
    .filter(
      (group) => group.isActive && group.members.some(({ userId }) => userId === SAMPLE_IDS.player),
    )
    .slice(0, 3)
    .map((group, index) => ({
      userId: SAMPLE_IDS.player,
      type: 'game_created',
      title: 'New game',
      message: `${group.name} plays again: ${nextGame(games, group.id).title}.`,
      data: { groupId: group.id, gameId: nextGame(games, group.id).id },
      isRead: index === 2,
      minutesAgo: (index + 1) * 11 * 60,
    }));
}

function fromCoaching({ people, coaching }: Facts): SampleNotification[] {
  const asked = coaching.bookings
    .filter(({ coachUserId, status }) => coachUserId === SAMPLE_IDS.coach && status === 'pending')
    .map(({ coachId, clientId }) => ({
      userId: SAMPLE_IDS.coach,
      actorId: clientId,
      type: 'booking_request',
      title: 'New booking request',
      message: `${findPerson(people, clientId).name} would like a session with you.`,
      data: { coachId, side: 'coach' },
      minutesAgo: 9 * 60,
    }));
  const applied = coaching.applicants
    .filter(({ sketch }) => sketch.refusal === undefined)
    .map(({ id, person, sketch, daysAgo }) => ({
      userId: SAMPLE_IDS.admin,
      actorId: person.id,
      type: 'coach_application',
      title: 'New coach application',
      message: `${person.name} applied to coach ${sketch.sport.toLowerCase()}.`,
      data: { applicationId: id },
      minutesAgo: daysAgo * DAY_MINUTES + 50,
    }));
  return [...asked, ...applied];
}
