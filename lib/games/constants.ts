/** Time to find the email and confirm; a seat must not be empty for longer. */
export const SEAT_HOLD_MINUTES = 30;

/** Until so long before the start a free seat is assigned at once; after that it is offered. */
export const OFFER_WITHIN_HOURS = 12;
/** How long an offer lasts, depending on the time until the start. */
export const OFFER_BANDS = [
  { moreThanHours: 6, minutes: 120 },
  { moreThanHours: 2, minutes: 30 },
] as const;
export const OFFER_MINUTES_LEAST = 10;

/** A message in a chat that is read at once. */
export const CHAT_LIST_LENGTH_MAX = 1_500;
/** Who gives up a seat later than that is missed: the organisers are offered the list for their chat. */
export const LATE_HOURS = 24;

/** How many games of a group its page shows to members, and how many a press adds. */
export const GROUP_GAMES_BATCH = 50;

/** A player who has not paid hears of it so long before the seat passes on. */
export const PAY_REMINDER_HOURS = 6;

export const GAME_PLAYERS_DEFAULT = 10;
export const GAME_PLAYERS_MIN = 2;
export const GAME_PLAYERS_MAX = 100;

export const GAME_MINUTES_DEFAULT = 90;
export const GAME_MINUTES_MIN = 15;
/** A day; longer events are camps. The database has the same limit. */
export const GAME_MINUTES_MAX = 1_440;

/** Of a calendar file, in characters. */
export const CALENDAR_LENGTH_MAX = 50_000;

export const GAME_TITLE_LENGTH_MAX = 100;
export const GAME_DESCRIPTION_LENGTH_MAX = 2_000;
export const GAME_LOCATION_LENGTH_MAX = 200;
export const GAME_AREA_LENGTH_MAX = 160;
export const GAME_REASON_LENGTH_MAX = 300;
export const GAME_GUESTS_MAX = 10;
export const GUEST_NAME_LENGTH_MAX = 60;

/** Two weeks: the longest time before the start for a decision on a game, or for its opening to the public. */
export const GAME_RULE_HOURS_MAX = 336;

/** Further ahead is probably a mistyped year. */
export const GAME_DAYS_AHEAD_MAX = 366;

export const SERIES_FREQUENCIES = ['weekly', 'fortnightly', 'monthly'] as const;
export const SERIES_COUNT_MAX = 520;
/** Games of a series are created this far ahead; the worker adds the next ones. */
export const SERIES_DAYS_AHEAD = 56;

/** Followers are told of a game so many days before it begins at most. */
export const FOLLOW_DAYS_AHEAD = 7;

/** Upcoming games without a group that one person can have. */
export const GAMES_POSTED_MAX = 5;

/** Who sees a game without a group. */
export const GAME_REACHES = ['public', 'link', 'connections'] as const;

/** Upcoming games that one group can have, including those of series. */
export const GAMES_UPCOMING_MAX = 200;
/** Of a club: thirty weekly games for as long as series are created ahead, and some more. */
export const CLUB_GAMES_UPCOMING_MAX = 400;

/** The people of each answer that a game lists, beside their number; others are found by name. */
export const ANSWERS_SHOWN = 50;

/** How often the organisers of a game may invite people nearby to fill a seat. The database has the same limit. */
export const SEAT_CALLS_MAX = 3;
/** The people whom one of these calls reaches at most. */
export const SEAT_CALL_PEOPLE_MAX = 10;
/** More candidates than that, because another call may be inviting some of them at the same moment. */
export const SEAT_CALL_CANDIDATES = 30;
/** How often a person is invited at most, all games together. */
export const SEAT_ASKS_MAX = 2;
export const SEAT_ASKS_DAYS = 7;

/** The next game is shown at the top of Discover this long before it begins. */
export const NEXT_GAME_HOURS = 48;
/** How long a game that was played is on Home and My games. */
export const LAST_GAME_HOURS = 48;
/** Weeks on end from which they are worth a word. */
export const STREAK_WEEKS_MIN = 4;
/** Days of a list of games, by the clock of each place. */
export const GAME_DAYS = ['tonight', 'tomorrow', 'weekend'] as const;
/** A game after midnight belongs to the evening before. */
export const NIGHT_ENDS = '04:00';
/**
 * What a list of games can be reduced to: the viewer's own level, women only, free seats, free of charge, and games that they are not in yet and
 * whose audience they belong to.
 */
export const GAME_FILTERS = ['level', 'women', 'room', 'free', 'new'] as const;

/** The first of these that has not begun is the next game; earlier ones may be under way. */
export const NEXT_GAMES_SHOWN = 5;

/** The people that a card of a game or group shows. */
export const FACES_IN_LISTS = 5;

/** The lists of My games, as queries of `GET /api/games/mine`; the first is shown without a choice. */
export const OWN_GAMES = {
  upcoming: { when: 'upcoming', status: 'going' },
  waitlisted: { when: 'upcoming', status: 'waitlisted' },
  past: { when: 'past' },
} as const;

export type OwnGames = keyof typeof OWN_GAMES;
export const OWN_GAMES_TABS = ['upcoming', 'waitlisted', 'past'] as const satisfies OwnGames[];
