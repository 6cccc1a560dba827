import { defineTexts } from '@/lib/platform/language/define-texts';

interface OfSport {
  sport: string;
}

/** A number as text: '12', or '1,000+' where counting stopped. Null where the list contains more than was counted. */
interface Counted {
  count: string | null;
}

const counted =
  (words: string) =>
  ({ count }: Counted) =>
    count === null ? words : `${words} (${count})`;

export const texts = defineTexts('components/discover/sport-texts', {
  noPlayers: 'No players found',
  groupsTab: counted('Groups'),
  peopleTab: counted('People'),
  venuesTab: counted('Venues'),
  coachingTab: counted('Coaching'),
  groupsOf: ({ sport }: OfSport, { name }) => `${name(sport)} groups`,
  peopleOf: ({ sport }: OfSport, { name }) => `People who play ${name(sport)} near you`,
  venuesOf: ({ sport }: OfSport, { name }) => `Where to play ${name(sport)}`,
  coachesOf: ({ sport }: OfSport, { name }) => `${name(sport)} coaches`,
  applyToCoach: 'Apply to Coach',
  groupListFailed: 'Failed to fetch groups',
  moreGroups: 'Show more groups',
  noGroupOfSport: ({ sport }: OfSport, { name }) =>
    `Be the one who brings ${name(sport)} players together.`,
  lookAtGroups: 'Look at all groups',
  morePlayers: 'Show more players',
  noPlayerOfSport: ({ sport }: OfSport, { name }) =>
    `Nobody else has said that they play ${name(sport)} yet.`,
  lookAtPlayers: 'Look at all players',
  moreVenues: 'Show more venues',
  noPlaceOfSport: ({ sport }: OfSport, { name }) =>
    `Nobody has added a place for ${name(sport)} yet.`,
  lookAtVenues: 'Look at all venues',
  noCoaches: 'No coaches found',
  noCoachOfSport: ({ sport }: OfSport, { name }) =>
    `Nobody teaches ${name(sport)} here yet. If you do, apply to coach.`,
  lookAtCoaches: 'Look at all coaches',
});
