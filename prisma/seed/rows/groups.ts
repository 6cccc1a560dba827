import type { World } from '../build-world';
import type { Clock } from '../clock';
import { placeName } from '../data/areas';
import { type SampleGame, startOf } from '../games';
import { stamps } from './stamps';

const MINUTE_MS = 60_000;

export function rowsOfGroups({ groups, games, joinRequests, invites }: World, clock: Clock) {
  return {
    groups: groups.map(({ sport: _sport, members: _members, createdDaysAgo, ...group }) => ({
      ...group,
      location: placeName(group),
      country: 'Pakistan',
      ...stamps(clock.daysAgo(createdDaysAgo, group.id * 11)),
    })),
    groupMembers: groups.flatMap(({ id, members }) =>
      members.map(({ userId, role, daysAgo }) => ({
        groupId: id,
        userId,
        role,
        joinedAt: clock.daysAgo(daysAgo, id * 11 - (role === 'creator' ? 0 : 5)),
      })),
    ),
    groupJoinRequests: joinRequests.map(({ daysAgo, ...request }, index) => {
      const at = clock.daysAgo(daysAgo, 20 + index);
      return { ...request, decidedAt: request.decidedById === null ? null : at, ...stamps(at) };
    }),
    groupInvites: invites.map(({ daysAgo, ...invite }) => ({
      ...invite,
      ...stamps(clock.daysAgo(daysAgo, 33)),
    })),
    games: games.map(({ participants: _participants, group, minutes, ...played }) => {
      const { day: _day, startMinute: _startMinute, ...game } = played;
      const startsAt = startOf(played, clock);
      return {
        ...game,
        groupId: group.id,
        sportId: group.sportId,
        creatorId: group.creatorId,
        audience: group.audience,
        isPublic: group.visibility === 'public',
        startsAt,
        endsAt: new Date(startsAt.getTime() + minutes * MINUTE_MS),
        calendarSequence: game.status === 'cancelled' ? 1 : 0,
        ...stamps(announcedAt(played, clock)),
      };
    }),
    gameParticipants: games.flatMap((game) =>
      game.participants.map((participant, index) => {
        const at = new Date(announcedAt(game, clock).getTime() + index * 37 * MINUTE_MS);
        return {
          ...participant,
          gameId: game.id,
          waitlistedAt: participant.status === 'waitlisted' ? at : null,
          ...stamps(at),
        };
      }),
    ),
  };
}

/** Two days before a past game, within the last days for a coming one: joining dates must be in the past. */
function announcedAt(game: Pick<SampleGame, 'id' | 'day' | 'startMinute'>, clock: Clock): Date {
  const isPast = game.day !== 'evening' && game.day < 0;
  if (!isPast) return clock.daysAgo(1 + (game.id % 4), 60);
  return new Date(startOf(game, clock).getTime() - 2 * 24 * 60 * MINUTE_MS);
}
