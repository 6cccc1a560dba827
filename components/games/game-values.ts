import { type GAME_REACHES, SERIES_FREQUENCIES } from '@/lib/games/constants';
import type { GameDto } from '@/lib/games/schema/read-game';
import { addDays } from '@/lib/platform/calendar/add-days';
import { isCalendarDate } from '@/lib/platform/calendar/calendar-date';
import { occurrenceDates } from '@/lib/platform/calendar/occurrences';
import { translate } from '@/lib/platform/language/translate';
import { amountText, toAmount } from '@/lib/platform/language/typed-amount';
import { texts } from './form-texts';

export interface GameValues {
  title: string;
  description: string;
  date: string;
  time: string;
  durationMinutes: string;
  place: 'venue' | 'other';
  /** Empty until one is chosen. */
  venueId: string;
  /** The typed venue search, or the name of the chosen venue. */
  venueName: string;
  location: string;
  isPrivateAddress: boolean;
  /** The public area of a private address; empty: the area of the group. */
  area: string;
  maxPlayers: string;
  minPlayers: string;
  /** Hours before the start; empty: off. */
  decideHours: string;
  skillMin: string;
  skillMax: string;
  audience: 'all' | 'women' | 'men';
  needsGuardian: boolean;
  costPerPlayer: string;
  guestsMax: string;
  isPublic: boolean;
  membersFirstHours: string;
  payByHours: string;
  repeat: string;
  /** The end of a series, as a date and as a count; both empty: no end. */
  endsOn: string;
  count: string;
  reason: string;
  scope: 'this' | 'following';
  /** Both of a game without a group alone. */
  sportId: string;
  reach: (typeof GAME_REACHES)[number];
  /** A court that is asked for with a new game, and the venue, day and time for which it was chosen. */
  courtId: string;
  courtName: string;
  courtFor: string;
}

export const EMPTY_GAME: GameValues = {
  title: '',
  description: '',
  date: '',
  time: '',
  durationMinutes: '90',
  place: 'venue',
  venueId: '',
  venueName: '',
  location: '',
  isPrivateAddress: false,
  area: '',
  maxPlayers: '10',
  minPlayers: '',
  decideHours: '',
  skillMin: '',
  skillMax: '',
  audience: 'all',
  needsGuardian: false,
  costPerPlayer: '',
  guestsMax: '0',
  isPublic: true,
  membersFirstHours: '',
  payByHours: '',
  repeat: '',
  endsOn: '',
  count: '',
  reason: '',
  scope: 'this',
  sportId: '',
  reach: 'public',
  courtId: '',
  courtName: '',
  courtFor: '',
};

/** A court fits one venue, day and time: another choice is none. */
export const courtKey = ({ venueId, date, time }: Pick<GameValues, 'venueId' | 'date' | 'time'>) =>
  `${venueId} ${date} ${time}`;

export const hasCourt = (values: GameValues) =>
  values.place === 'venue' && values.courtId !== '' && values.courtFor === courtKey(values);

const courtOf = (values: GameValues) =>
  hasCourt(values) ? { courtId: Number(values.courtId) } : {};

export const GAME_FIELDS = [
  'title',
  'description',
  'date',
  'time',
  'durationMinutes',
  'venueId',
  'location',
  'area',
  'timeZone',
  'maxPlayers',
  'minPlayers',
  'decideHours',
  'membersFirstHours',
  'skillMin',
  'skillMax',
  'audience',
  'costPerPlayer',
  'payByHours',
  'guestsMax',
];

/** Fields with defaults. */
export const FOLDED_FIELDS = [
  'repeat',
  'endsOn',
  'count',
  'durationMinutes',
  'minPlayers',
  'decideHours',
  'membersFirstHours',
  'guestsMax',
  'description',
  'skillMin',
  'skillMax',
  'audience',
  'costPerPlayer',
  'payByHours',
];

/** A game without a group has no field for these: an error about one of them is shown above the button. */
const OF_GROUPS = ['repeat', 'endsOn', 'count', 'isPublic', 'membersFirstHours', 'payByHours'];
export const POSTED_FIELDS = GAME_FIELDS.filter((field) => !OF_GROUPS.includes(field));

const text = (value: number | null): string => (value === null ? '' : String(value));
const number = (value: string): number | null => (value.trim() === '' ? null : Number(value));

export function toGameValues(game: GameDto): GameValues {
  return {
    ...EMPTY_GAME,
    title: game.title,
    description: game.description ?? '',
    date: game.date,
    time: game.time,
    durationMinutes: String(game.durationMinutes),
    place: game.venue ? 'venue' : 'other',
    venueId: text(game.venue?.id ?? null),
    venueName: game.venue?.name ?? '',
    location: game.venue ? '' : game.location,
    isPrivateAddress: game.isPrivateAddress,
    area: game.area ?? '',
    maxPlayers: String(game.maxPlayers),
    minPlayers: text(game.minPlayers),
    decideHours: text(game.decideHours),
    skillMin: game.skillMin ?? '',
    skillMax: game.skillMax ?? '',
    audience: game.audience,
    needsGuardian: game.needsGuardian,
    costPerPlayer: amountText(game.costPerPlayer, game.currency),
    guestsMax: String(game.guestsMax),
    isPublic: game.isPublic,
    membersFirstHours: text(game.membersFirstHours),
    payByHours: text(game.payByHours),
  };
}

/** A venue's address is public; another place may be a private home. */
export function toPlaceBody(values: GameValues) {
  if (values.place === 'venue') return { venueId: number(values.venueId), isPrivateAddress: false };
  return {
    venueId: null,
    location: values.location,
    isPrivateAddress: values.isPrivateAddress,
    ...(values.isPrivateAddress && { area: values.area }),
  };
}

/** A venue search without a chosen venue is not a place. */
export function placeProblem({ place, venueId }: GameValues): { venueId?: string } {
  if (place === 'other' || venueId !== '') return {};
  return { venueId: translate(texts).chooseVenue };
}

/** The part of the body shared by creating and editing. A cost without a known currency is no number, and is refused. */
function toGameBody(values: GameValues, currency: string | undefined) {
  const cost = values.costPerPlayer.trim();
  return {
    title: values.title,
    description: values.description,
    date: values.date,
    time: values.time,
    durationMinutes: Number(values.durationMinutes),
    ...toPlaceBody(values),
    maxPlayers: Number(values.maxPlayers),
    minPlayers: number(values.minPlayers),
    // The decision needs a minimum.
    decideHours: values.minPlayers.trim() === '' ? null : number(values.decideHours),
    skillMin: values.skillMin || null,
    skillMax: values.skillMax || null,
    audience: values.audience,
    needsGuardian: values.needsGuardian,
    costPerPlayer: cost === '' ? null : currency ? toAmount(cost, currency) : Number.NaN,
    guestsMax: Number(values.guestsMax),
    isPublic: values.isPublic,
    membersFirstHours: values.isPublic ? number(values.membersFirstHours) : null,
    // Paying first needs a price.
    payByHours: cost === '' ? null : number(values.payByHours),
  };
}

/** Only a new game can start a series. @param currency of the group; undefined while it is unknown */
export function toNewGameBody(values: GameValues, currency: string | undefined) {
  const { repeat: frequency, endsOn, count } = values;
  const repeat = frequency ? { frequency, endsOn: endsOn || null, count: number(count) } : null;
  return { ...toGameBody(values, currency), ...(!repeat && courtOf(values)), repeat };
}

/** @param currency of the person's own area */
export function toPostedBody(values: GameValues, currency: string) {
  const all = toGameBody(values, currency);
  const { isPublic: _p, membersFirstHours: _m, payByHours: _y, ...body } = all;
  return { ...body, ...courtOf(values), sportId: number(values.sportId), reach: values.reach };
}

const YEAR_DAYS = 366;

/** The dates after the first of a game that repeats, for a year. */
export function laterDates({ date, repeat, endsOn, count }: GameValues): string[] {
  const frequency = SERIES_FREQUENCIES.find((one) => one === repeat);
  if (!frequency || !isCalendarDate(date)) return [];
  const rule = {
    frequency,
    startsOn: date,
    endsOn: endsOn || null,
    count: number(count),
    skippedOn: [],
  };
  return occurrenceDates(rule, addDays(date, YEAR_DAYS)).slice(1);
}

/** Only the changed values: an unchanged time and place need no new confirmation. */
export function toGameChange(values: GameValues, game: GameDto) {
  const before: Record<string, unknown> = toGameBody(toGameValues(game), game.currency);
  const changed = Object.entries(toGameBody(values, game.currency)).filter(
    ([key, value]) => value !== before[key],
  );
  return { ...Object.fromEntries(changed), reason: values.reason, scope: values.scope };
}
