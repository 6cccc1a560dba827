import type { World } from '../build-world';
import type { Clock } from '../clock';
import { placeName } from '../data/areas';
import { isResident } from '../world';
import { stamps } from './stamps';

export function rowsOfPeople({ everybody, relations, notifications }: World, clock: Clock) {
  const matches = relations.likes.map(({ daysAgo, ...like }, index) => {
    const at = clock.daysAgo(daysAgo, index % 700);
    return {
      ...like,
      superOn: like.isSuper ? clock.dateOf(at) : null,
      matchedAt: like.status === 'matched' ? at : null,
      createdAt: at,
    };
  });
  return {
    users: everybody.map((person) => {
      const { city: _city, area: _area, sports: _sports, ...facts } = person;
      const { joinedDaysAgo, activeMinutesAgo, ...columns } = facts;
      const joined = clock.daysAgo(joinedDaysAgo, person.id % 600);
      const place = isResident(person) ? placeName(person) : null;
      return {
        ...columns,
        emailVerifiedAt: joined,
        // Adults: nobody who tries a sample person is asked for a year.
        birthYearAskedAt: joined,
        location: place,
        publicLocation: place,
        lastActiveAt: clock.minutesAgo(activeMinutesAgo),
        ...stamps(joined),
      };
    }),
    userSports: everybody.flatMap(({ id, sports, joinedDaysAgo }) =>
      sports.map(({ name: _name, ...sport }) => ({
        ...sport,
        userId: id,
        createdAt: clock.daysAgo(joinedDaysAgo, id % 600),
      })),
    ),
    matches,
    superLikes: matches.flatMap(({ user1Id, superOn }) =>
      superOn ? [{ userId: user1Id, lastOn: superOn }] : [],
    ),
    skips: relations.skips.map(({ daysAgo, ...skip }) => ({
      ...skip,
      createdAt: clock.daysAgo(daysAgo),
    })),
    friendRequests: relations.requests.map(({ daysAgo, ...request }, index) => {
      const at = clock.daysAgo(daysAgo, 30 + (index % 700));
      return { ...request, decidedAt: request.status === 'pending' ? null : at, ...stamps(at) };
    }),
    blocks: relations.blocks.map(({ daysAgo, ...block }) => ({
      ...block,
      createdAt: clock.daysAgo(daysAgo),
    })),
    notifications: notifications.map(({ minutesAgo, notified, ...one }, index) => {
      const at = clock.minutesAgo(minutesAgo);
      const readAt = one.isRead ? at : null;
      return { ...one, ...notified(clock), id: index + 1, readAt, createdAt: at };
    }),
  };
}
