import type { Clock } from '../clock';
import { placeName } from '../data/areas';
import type { SampleNotification } from '../notifications';
import type { Relations } from '../relations';
import { isResident, type Person } from '../world';

export function userRows(people: readonly Person[], clock: Clock) {
  return people.map((person) => {
    const joined = clock.daysAgo(person.joinedDaysAgo, person.id % 600);
    const place = isResident(person) ? placeName(person) : null;
    return {
      id: person.id,
      email: person.email,
      email_verified_at: joined,
      first_name: person.firstName,
      last_name: person.lastName,
      name: person.name,
      username: person.username,
      bio: person.bio,
      gender: person.gender,
      location: place,
      public_location: place,
      latitude: person.point?.latitude ?? null,
      longitude: person.point?.longitude ?? null,
      // The trigger of user_sports fills it.
      tags: [],
      time_zone: 'Asia/Karachi',
      message_privacy: 'anyone',
      is_admin: person.isAdmin,
      is_sample: person.isSample,
      last_active_at: clock.minutesAgo(person.activeMinutesAgo),
      created_at: joined,
      updated_at: joined,
    };
  });
}

export function userSportRows(people: readonly Person[], clock: Clock) {
  return people.flatMap((person) =>
    person.sports.map((sport) => ({
      user_id: person.id,
      sport_id: sport.sportId,
      skill_level: sport.level,
      is_looking_to_play: sport.isLooking,
      years_playing: sport.years,
      achievements: sport.achievements,
      created_at: clock.daysAgo(person.joinedDaysAgo, person.id % 600),
    })),
  );
}

export function likeRows({ likes }: Relations, clock: Clock) {
  return likes.map((like, index) => {
    const at = clock.daysAgo(like.daysAgo, index % 700);
    return {
      user1_id: like.user1Id,
      user2_id: like.user2Id,
      sport_id: like.sportId,
      status: like.isMatched ? 'matched' : 'pending',
      is_super: like.isSuper,
      super_on: like.isSuper ? toDate(at) : null,
      matched_at: like.isMatched ? at : null,
      created_at: at,
    };
  });
}

/** The day on which each person last spent their super like. */
export function superLikeRows({ likes }: Relations, clock: Clock) {
  return likes
    .map((like, index) => ({ like, at: clock.daysAgo(like.daysAgo, index % 700) }))
    .filter(({ like }) => like.isSuper)
    .map(({ like, at }) => ({ user_id: like.user1Id, last_on: toDate(at) }));
}

export function friendRequestRows({ requests }: Relations, clock: Clock) {
  return requests.map((request, index) => {
    const at = clock.daysAgo(request.daysAgo, 30 + (index % 700));
    return {
      sender_id: request.senderId,
      receiver_id: request.receiverId,
      status: request.status,
      message: request.message,
      decided_at: request.status === 'pending' ? null : at,
      created_at: at,
      updated_at: at,
    };
  });
}

export function skipRows({ skips }: Relations, clock: Clock) {
  return skips.map(({ userId, skippedId, daysAgo }) => ({
    user_id: userId,
    skipped_id: skippedId,
    created_at: clock.daysAgo(daysAgo),
  }));
}

export function blockRows({ blocks }: Relations, clock: Clock) {
  return blocks.map(({ blockerId, blockedId, daysAgo }) => ({
    blocker_id: blockerId,
    blocked_id: blockedId,
    created_at: clock.daysAgo(daysAgo),
  }));
}

export function notificationRows(notifications: readonly SampleNotification[], clock: Clock) {
  return notifications.map((one, index) => {
    const at = clock.minutesAgo(one.minutesAgo);
    return {
      id: index + 1,
      user_id: one.userId,
      actor_id: one.actorId,
      type: one.type,
      title: one.title,
      message: one.message,
      data: one.data,
      is_read: one.isRead,
      read_at: one.isRead ? at : null,
      created_at: at,
    };
  });
}

/** The calendar date in Pakistan, as '2026-11-21'. */
function toDate(at: Date): string {
  return new Date(at.getTime() + 5 * 3_600_000).toISOString().slice(0, 10);
}
