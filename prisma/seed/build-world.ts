import { buildSessions } from './classes';
import { buildCoaching } from './coaches';
import { buildConversations } from './conversations';
import { buildCourts } from './courts';
import { buildInvites, buildJoinRequests } from './doors';
import { buildGames } from './games';
import { buildGroups } from './groups';
import { buildNotifications } from './notifications';
import { buildPeople } from './people';
import type { SamplePlace } from './place';
import { buildRelations } from './relations';
import { buildReports } from './safety';
import { buildReviews, buildVenues } from './venues';
import { isResident } from './world';

export type World = ReturnType<typeof buildWorld>;

/** The whole sample of a place, deterministic: no date, no database, no external randomness. */
export function buildWorld(place: SamplePlace) {
  const everybody = buildPeople(place);
  const people = everybody.filter(isResident);
  const venues = buildVenues(people, place);
  const reviews = buildReviews(venues, people);
  const groups = buildGroups(people, place);
  const games = buildGames(groups, venues, people);
  const relations = buildRelations(people, groups);
  const joinRequests = buildJoinRequests(groups, people);
  const invites = buildInvites(groups, people);
  const coaching = buildCoaching(people, venues, place);
  return {
    place,
    everybody,
    people,
    venues,
    reviews,
    courts: buildCourts(venues, reviews, people),
    groups,
    games,
    relations,
    joinRequests,
    invites,
    coaching,
    sessions: buildSessions(coaching, people),
    conversations: buildConversations(people, groups, relations),
    notifications: buildNotifications({
      people,
      groups,
      games,
      relations,
      joinRequests,
      invites,
      coaching,
    }),
    reports: buildReports(people, reviews),
  };
}
