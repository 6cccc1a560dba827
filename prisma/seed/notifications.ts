import { texts as ofBookings } from '@/lib/bookings/server-texts';
import { texts as ofConnections } from '@/lib/connections/server-texts';
import { texts as ofGames } from '@/lib/games/server-texts';
import { texts as ofGroups } from '@/lib/groups/server-texts';
import { texts as ofLikes } from '@/lib/likes/server-texts';
import { type Said, say } from '@/lib/platform/language/say';
import type { NewRow } from '../rows/insert-rows';
import type { Clock } from './clock';
import { type Coaching, sessionStart } from './coaches';
import type { SampleInvite, SampleJoinRequest } from './doors';
import { type SampleGame, startOf } from './games';
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

type Notified = Pick<NewRow<'notifications'>, 'title' | 'message' | 'said'>;

type SampleNotification = Omit<NewRow<'notifications'>, keyof Notified> & {
  minutesAgo: number;
  /** Title and message, which may contain the day of a game or session. */
  notified: (clock: Clock) => Notified;
};

const DAY_MINUTES = 24 * 60;

/** Oldest first. */
export function buildNotifications(facts: Facts): SampleNotification[] {
  return [...fromRelations(facts), ...fromDoors(facts), ...fromGames(facts), ...fromCoaching(facts)]
    .map((one) => ({ actorId: null, isRead: false, ...one }))
    .sort((a, b) => b.minutesAgo - a.minutesAgo);
}

/** In the stored form, so that the sample is translated into every language. */
const notified = (title: Said, message: Said): Notified => ({
  title: title.english,
  message: message.english,
  // JSON has no types.
  said: { title: { ...title }, message: { ...message } } as NewRow<'notifications'>['said'],
});

function fromRelations({ people, relations }: Facts): SampleNotification[] {
  const name = (id: number) => findPerson(people, id).name;
  const player = findPerson(people, SAMPLE_IDS.player);
  const sport = (id: number) => sharedSport(player, findPerson(people, id))?.name ?? null;
  const requests = relations.requests
    .filter(({ receiverId, status }) => receiverId === SAMPLE_IDS.player && status === 'pending')
    .map(({ senderId, daysAgo }, index) => ({
      userId: SAMPLE_IDS.player,
      actorId: senderId,
      type: 'friend_request',
      notified: () =>
        notified(
          say(ofConnections, 'newRequest'),
          say(ofConnections, 'wantsToConnect', { person: name(senderId) }),
        ),
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
      notified: () =>
        isSuper
          ? notified(
              say(ofLikes, 'superLikeTitle'),
              say(ofLikes, 'superLikedYou', { name: name(user1Id) }),
            )
          : notified(
              say(ofLikes, 'matchTitle'),
              say(ofLikes, 'likedYouToo', { name: name(user1Id), sport: sport(user1Id) }),
            ),
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
      notified: () =>
        notified(
          say(ofGroups, 'requestTitle'),
          say(ofGroups, 'wouldLikeToJoin', {
            name: findPerson(people, userId).name,
            group: groupOf(groupId).name,
          }),
        ),
      data: { groupId, userId },
      minutesAgo: daysAgo * DAY_MINUTES + 25 + index,
    }));
  const invited = invites.map(({ groupId, senderId, receiverId, daysAgo }) => ({
    userId: receiverId,
    actorId: senderId,
    type: 'group_invite',
    notified: () =>
      notified(
        say(ofGroups, 'inviteTitle'),
        say(ofGroups, 'invited', {
          name: findPerson(people, senderId).name,
          group: groupOf(groupId).name,
        }),
      ),
    data: { groupId },
    minutesAgo: daysAgo * DAY_MINUTES + 33,
  }));
  return [...asked, ...invited];
}

function fromGames({ groups, games }: Facts): SampleNotification[] {
  return groups
    .filter(({ members }) => members.some(({ userId }) => userId === SAMPLE_IDS.player))
    .flatMap(
      ({ id }) => games.find(({ group, status }) => group.id === id && status === 'upcoming') ?? [],
    )
    .slice(0, 3)
    .map((game, index) => {
      const { group } = game;
      return {
        userId: SAMPLE_IDS.player,
        type: 'game_created',
        notified: (clock: Clock) =>
          notified(
            say(ofGames, 'newGameTitle', { group: group.name }),
            say(ofGames, 'newGameMessage', {
              game: game.title,
              start: {
                startsAt: startOf(game, clock).toISOString(),
                timeZone: clock.timeZone,
                zone: null,
              },
            }),
          ),
        data: { groupId: group.id, gameId: game.id },
        isRead: index === 2,
        minutesAgo: (index + 1) * 11 * 60,
      };
    });
}

function fromCoaching({ people, coaching }: Facts): SampleNotification[] {
  return coaching.bookings
    .filter(({ coachUserId, status }) => coachUserId === SAMPLE_IDS.coach && status === 'pending')
    .map((booking) => ({
      userId: SAMPLE_IDS.coach,
      actorId: booking.clientId,
      type: 'booking_request',
      notified: (clock: Clock) =>
        notified(
          say(ofBookings, 'requestedTitle'),
          say(ofBookings, 'requested', {
            other: findPerson(people, booking.clientId).name,
            startsAt: sessionStart(booking, clock).toISOString(),
            timeZone: clock.timeZone,
          }),
        ),
      data: { bookingId: coaching.bookings.indexOf(booking) + 1, side: 'coach' },
      minutesAgo: 9 * 60,
    }));
}
