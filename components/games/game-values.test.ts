import { expect, it } from 'vitest';
import type { GameDto } from '@/lib/games/schema/read-game';
import {
  EMPTY_GAME,
  laterDates,
  placeProblem,
  toGameChange,
  toGameValues,
  toPlaceBody,
} from './game-values';

const game = {
  title: 'Nets',
  location: 'Corner ground',
  venue: null,
  isPrivateAddress: false,
  area: 'Gulberg',
  durationMinutes: 90,
  maxPlayers: 10,
  minPlayers: null,
  decideHours: null,
  membersFirstHours: null,
  costPerPlayer: null,
  guestsMax: 0,
} as GameDto;
const atVenue = { ...game, venue: { id: 7, name: 'Club' }, location: 'Club, Court 2' };

it('a venue is sent by id only, and another place as text', () => {
  const values = { ...EMPTY_GAME, location: 'House 12', isPrivateAddress: true, area: 'Gulberg' };
  expect(toPlaceBody({ ...values, place: 'venue', venueId: '7' })).toEqual({
    venueId: 7,
    isPrivateAddress: false,
  });
  expect(toPlaceBody({ ...values, place: 'other', venueId: '7' })).toEqual({
    venueId: null,
    location: 'House 12',
    isPrivateAddress: true,
    area: 'Gulberg',
  });
});

it('an edit includes the place only when it has changed', () => {
  const changeOf = (from: GameDto, part: object) => {
    const {
      reason: _reason,
      scope: _scope,
      ...change
    } = toGameChange({ ...toGameValues(from), ...part }, from);
    return change;
  };
  expect(changeOf(atVenue, {})).toEqual({});
  expect(changeOf(atVenue, { place: 'other', location: 'Park' })).toEqual({
    venueId: null,
    location: 'Park',
  });
  expect(changeOf(game, { place: 'venue', venueId: '7' })).toEqual({ venueId: 7 });
});

it('text typed to search for a venue does not count as a place', () => {
  expect(placeProblem({ ...EMPTY_GAME, venueName: 'Rav' })).toHaveProperty('venueId');
  expect(placeProblem({ ...EMPTY_GAME, venueName: 'Ravi', venueId: '7' })).toEqual({});
  expect(placeProblem({ ...EMPTY_GAME, place: 'other' })).toEqual({});
});

it.each([
  [{ repeat: '' }, []],
  [{ repeat: 'weekly', count: '3' }, ['2027-03-28', '2027-04-04']],
  [{ repeat: 'fortnightly', endsOn: '2027-04-30' }, ['2027-04-04', '2027-04-18']],
  [{ repeat: 'weekly', count: '1' }, []],
  [{ repeat: 'weekly', count: '3', date: '2027-02-30' }, []],
])('the later dates of %o', (values, dates) => {
  expect(laterDates({ ...EMPTY_GAME, date: '2027-03-21', ...values })).toEqual(dates);
});

it('a series without an end is looked at for a year', () => {
  const dates = laterDates({ ...EMPTY_GAME, date: '2027-03-21', repeat: 'weekly' });
  expect(dates).toHaveLength(52);
});
