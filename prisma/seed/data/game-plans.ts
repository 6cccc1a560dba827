import type { SportName } from '@/lib/sports/constants';

export interface GamePlan {
  titles: readonly string[];
  maxPlayers: number;
  minPlayers: number;
  minutes: number;
  /** Wall-clock starts, in minutes after midnight. */
  starts: readonly number[];
  /** In rupees; null is free. */
  cost: number | null;
}

const MORNING = [6 * 60, 6 * 60 + 30, 7 * 60] as const;
const EVENING = [17 * 60 + 30, 18 * 60 + 30, 19 * 60 + 30, 20 * 60] as const;
const NIGHT = [20 * 60 + 30, 21 * 60, 21 * 60 + 30] as const;

const plan = (
  titles: readonly string[],
  maxPlayers: number,
  minPlayers: number,
  minutes: number,
  starts: readonly number[],
  cost: number | null,
): GamePlan => ({ titles, maxPlayers, minPlayers, minutes, starts, cost });

export const GAME_PLANS: Record<SportName, GamePlan> = {
  Paddle: plan(
    ['Doubles under lights', 'Round robin', 'Mixed doubles', 'Two courts, eight players'],
    8,
    4,
    90,
    [...EVENING, ...NIGHT],
    1200,
  ),
  Basketball: plan(
    ['Pick-up run', 'Three on three', 'Full-court five on five'],
    10,
    6,
    90,
    EVENING,
    300,
  ),
  Tennis: plan(
    ['Doubles and a coffee', 'Singles ladder', 'Hitting session'],
    4,
    2,
    90,
    [...MORNING, ...EVENING],
    600,
  ),
  Soccer: plan(
    ['Five-a-side', 'Late kick-off', 'Bibs against no bibs', 'Turf hour'],
    12,
    8,
    60,
    NIGHT,
    500,
  ),
  Volleyball: plan(
    ['Six against six', 'Sand session', 'Mixed volleyball'],
    12,
    8,
    90,
    EVENING,
    250,
  ),
  Cricket: plan(
    ['Tape ball, eight overs', 'Practice match', 'Ten-over friendly', 'Nets and fielding'],
    16,
    10,
    120,
    [...MORNING, ...EVENING],
    400,
  ),
  Badminton: plan(
    ['Doubles rotation', 'Two courts for ninety minutes', 'Evening shuttles'],
    8,
    4,
    90,
    EVENING,
    450,
  ),
  'Table Tennis': plan(['Ladder night', 'Best of five'], 6, 2, 60, EVENING, 200),
  Golf: plan(['Nine holes', 'Range and short game'], 4, 2, 120, MORNING, 3000),
  'Gym Workout': plan(
    ['Strength session', 'Push day together'],
    8,
    2,
    75,
    [...MORNING, ...NIGHT],
    null,
  ),
  Running: plan(['Easy five', 'Long run', 'Intervals on the loop'], 25, 2, 60, MORNING, null),
  Swimming: plan(['Lane training', 'Technique hour'], 8, 2, 60, MORNING, 600),
  Snooker: plan(['Frames night', 'Best of seven'], 6, 2, 120, NIGHT, 500),
  Baseball: plan(['Seven-inning friendly', 'Batting practice'], 18, 10, 120, EVENING, 300),
  Softball: plan(['Slow-pitch friendly', 'Mixed softball'], 18, 8, 120, EVENING, 300),
  Rugby: plan(['Touch rugby', 'Passing drills and a game'], 16, 8, 75, EVENING, 200),
  'American Football': plan(['Flag football'], 14, 8, 90, EVENING, 300),
  Hockey: plan(
    ['Half-pitch hockey', 'Stick work and a game'],
    16,
    8,
    75,
    [...MORNING, ...EVENING],
    350,
  ),
  Boxing: plan(['Bag rounds', 'Footwork class'], 8, 2, 60, EVENING, 500),
  Yoga: plan(['Slow flow', 'Stretch and breathe'], 12, 2, 45, MORNING, 400),
  Fitness: plan(['Circuit training', 'Boot camp'], 12, 3, 50, [...MORNING, ...EVENING], null),
};

export const GAME_NOTES = [
  'Come ten minutes early, we start on the hour.',
  'Bring a light and a dark shirt.',
  'Water is on me, the rest is on you.',
  'New faces welcome, tell the organiser when you arrive.',
  'If it rains we move inside or cancel by four.',
  'Pay at the desk, keep the receipt for nobody.',
  'Please cancel early so that the waitlist can move up.',
  null,
  null,
] as const;

export const CANCEL_REASONS = [
  'Smog alert, the ground is closed for the evening.',
  'Not enough players this week.',
] as const;
