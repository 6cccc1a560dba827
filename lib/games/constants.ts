/** Time to find the letter and press its button; a game must not stay empty for longer. */
export const SEAT_HOLD_MINUTES = 30;

/** Until so long before the start a free seat is given at once; after that it is offered. */
export const OFFER_WITHIN_HOURS = 12;
/** How long an offer lasts, by the time that is left until the start. */
export const OFFER_BANDS = [
  { moreThanHours: 6, minutes: 120 },
  { moreThanHours: 2, minutes: 30 },
] as const;
export const OFFER_MINUTES_LEAST = 10;

export const GAME_PLAYERS_DEFAULT = 10;
export const GAME_PLAYERS_MIN = 2;
export const GAME_PLAYERS_MAX = 100;

export const GAME_MINUTES_DEFAULT = 90;
export const GAME_MINUTES_MIN = 15;
/** A day; anything longer is a camp. The database has the same limit. */
export const GAME_MINUTES_MAX = 1_440;

export const GAME_TITLE_LENGTH_MAX = 100;
export const GAME_DESCRIPTION_LENGTH_MAX = 2_000;
export const GAME_LOCATION_LENGTH_MAX = 200;
export const GAME_AREA_LENGTH_MAX = 160;
export const GAME_REASON_LENGTH_MAX = 300;
export const GAME_GUESTS_MAX = 10;
export const GUEST_NAME_LENGTH_MAX = 60;
export const GAME_COST_MAX = 1_000_000;

/** Two weeks: how long before the start a game can be decided on, or become public. */
export const GAME_RULE_HOURS_MAX = 336;

/** Nobody plans further ahead; this also catches a mistyped year. */
export const GAME_DAYS_AHEAD_MAX = 366;

export const SERIES_FREQUENCIES = ['weekly', 'fortnightly', 'monthly'] as const;
export const SERIES_COUNT_MAX = 520;
/** Games of a series are created this far ahead; the worker adds the next ones. */
export const SERIES_DAYS_AHEAD = 56;

/** Upcoming games that one group can have, including those of series. */
export const GAMES_UPCOMING_MAX = 200;

/** How often the organisers of a game may ask people nearby to fill a seat. The database has the same limit. */
export const SEAT_CALLS_MAX = 3;
/** Whom one of these calls reaches at most. */
export const SEAT_CALL_PEOPLE_MAX = 10;
/** More candidates than that, because some are found to be asked by another call at the same moment. */
export const SEAT_CALL_CANDIDATES = 30;
/** How often a person is asked at most, all games together. */
export const SEAT_ASKS_MAX = 2;
export const SEAT_ASKS_DAYS = 7;

/** A game that the person goes to is shown at the top of Discover this long before it begins. */
export const NEXT_GAME_HOURS = 48;
/** The first of these that has not begun is the next game; some may be under way. */
export const NEXT_GAMES_SHOWN = 5;
