export const GROUP_MEMBERS_MIN = 2;
export const GROUP_MEMBERS_MAX = 50;
/** Of a club. The database has the same limits. */
export const CLUB_MEMBERS_MAX = 1_000;
export const GROUP_MEMBERS_DEFAULT = 10;

/** The database enforces the same lengths. */
export const GROUP_NAME_LENGTH_MAX = 80;
export const GROUP_DESCRIPTION_LENGTH_MAX = 2_000;
export const GROUP_LOCATION_LENGTH_MAX = 160;
export const JOIN_MESSAGE_LENGTH_MAX = 300;
export const DECISION_NOTE_LENGTH_MAX = 500;
export const BAN_REASON_LENGTH_MAX = 500;

/** The members that a group is read with, and a batch of the list of all. */
export const MEMBERS_SHOWN = 50;

/** Of the rule for missed games. The database has the same limits. */
export const MISSED_GAMES_MAX = 10;
export const MISSED_WEEKS_MAX = 52;
export const WAIT_WEEKS_MAX = 26;
export const LATE_LEAVE_HOURS_MAX = 72;

export const JOIN_MESSAGE = 'I would like to join this group!';

/** More groups than this suggest abuse. */
export const GROUPS_CREATED_MAX = 20;

/** The location select of the groups screen, beside 'nearby'. */
export const GROUP_CITIES = [
  'lahore',
  'karachi',
  'islamabad',
  'rawalpindi',
  'faisalabad',
  'multan',
  'peshawar',
  'quetta',
] as const;

export const GROUP_ROLES = ['creator', 'organiser', 'member'] as const;
export type GroupRole = (typeof GROUP_ROLES)[number];

export const AUDIENCES = ['all', 'women', 'men'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** A person's relation to a group. `pending`: they have sent a join request. */
export const GROUP_STANDINGS = ['none', 'pending', 'invited', 'banned', 'member'] as const;
