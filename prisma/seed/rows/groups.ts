import type { Clock } from '../clock';
import { placeName } from '../data/areas';
import type { SampleInvite, SampleJoinRequest } from '../doors';
import type { SampleGame } from '../games';
import type { SampleGroup } from '../world';

const MINUTE_MS = 60_000;

export function groupRows(groups: readonly SampleGroup[], clock: Clock) {
  return groups.map((group) => {
    const created = clock.daysAgo(group.createdDaysAgo, group.id * 11);
    return {
      id: group.id,
      name: group.name,
      description: group.description,
      sport_id: group.sportId,
      creator_id: group.creatorId,
      max_members: group.maxMembers,
      // The trigger of group_members counts.
      member_count: 0,
      is_active: group.isActive,
      visibility: group.visibility,
      audience: group.audience,
      members_can_create_games: group.membersCanCreateGames,
      location: placeName(group),
      area: group.area,
      city: group.city,
      country: 'Pakistan',
      latitude: group.point.latitude,
      longitude: group.point.longitude,
      time_zone: 'Asia/Karachi',
      created_at: created,
      updated_at: created,
    };
  });
}

export function groupMemberRows(groups: readonly SampleGroup[], clock: Clock) {
  return groups.flatMap((group) =>
    group.members.map(({ userId, role, daysAgo }) => ({
      group_id: group.id,
      user_id: userId,
      role,
      joined_at: clock.daysAgo(daysAgo, group.id * 11 - (role === 'creator' ? 0 : 5)),
    })),
  );
}

export function joinRequestRows(requests: readonly SampleJoinRequest[], clock: Clock) {
  return requests.map((request, index) => {
    const at = clock.daysAgo(request.daysAgo, 20 + index);
    return {
      group_id: request.groupId,
      user_id: request.userId,
      status: request.status,
      message: request.message,
      note: request.note,
      decided_by_id: request.decidedById,
      decided_at: request.decidedById === null ? null : at,
      created_at: at,
      updated_at: at,
    };
  });
}

export function inviteRows(invites: readonly SampleInvite[], clock: Clock) {
  return invites.map((invite) => {
    const at = clock.daysAgo(invite.daysAgo, 33);
    return {
      group_id: invite.groupId,
      sender_id: invite.senderId,
      receiver_id: invite.receiverId,
      status: 'pending',
      message: invite.message,
      created_at: at,
      updated_at: at,
    };
  });
}

export function gameRows(games: readonly SampleGame[], clock: Clock) {
  return games.map((game) => {
    const startsAt = startOf(game, clock);
    const announced = announcedAt(game, clock);
    const { group } = game;
    return {
      id: game.id,
      group_id: group.id,
      sport_id: group.sportId,
      creator_id: game.creatorId,
      title: game.title,
      description: game.description,
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + game.minutes * MINUTE_MS),
      time_zone: 'Asia/Karachi',
      ...placeOf(game),
      max_players: game.maxPlayers,
      min_players: game.minPlayers,
      // The trigger of game_participants counts.
      going_count: 0,
      waitlist_count: 0,
      skill_min: game.skillMin,
      skill_max: null,
      audience: group.audience,
      cost_per_player: game.cost,
      currency: 'PKR',
      guests_max: game.guestsMax,
      is_public: group.visibility === 'public',
      status: game.status,
      cancel_reason: game.cancelReason,
      calendar_uid: game.calendarUid,
      calendar_sequence: game.status === 'cancelled' ? 1 : 0,
      created_at: announced,
      updated_at: announced,
    };
  });
}

function placeOf({ venue, group, location, isPrivateAddress }: SampleGame) {
  const { point, area, city } = venue ?? group;
  return {
    location,
    venue_id: venue?.id ?? null,
    area: placeName({ area, city }),
    is_private_address: isPrivateAddress,
    latitude: point.latitude,
    longitude: point.longitude,
  };
}

export function participantRows(games: readonly SampleGame[], clock: Clock) {
  return games.flatMap((game) =>
    game.participants.map((participant, index) => {
      const at = new Date(announcedAt(game, clock).getTime() + index * 37 * MINUTE_MS);
      return {
        game_id: game.id,
        user_id: participant.userId,
        status: participant.status,
        guests: 0,
        attendance: participant.attendance,
        must_reconfirm: false,
        waitlisted_at: participant.status === 'waitlisted' ? at : null,
        created_at: at,
        updated_at: at,
      };
    }),
  );
}

function startOf(game: SampleGame, clock: Clock): Date {
  return game.day === 'evening' ? clock.nextEvening() : clock.onDay(game.day, game.startMinute);
}

/** Two days before a past game, within the last days for a coming one: nobody joins in the future. */
function announcedAt(game: SampleGame, clock: Clock): Date {
  const isPast = game.day !== 'evening' && game.day < 0;
  if (!isPast) return clock.daysAgo(1 + (game.id % 4), 60);
  return new Date(startOf(game, clock).getTime() - 2 * 24 * 60 * MINUTE_MS);
}
