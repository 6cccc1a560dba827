import type { SkillLevel, SportName } from '@/lib/sports/constants';

const SOLO: ReadonlySet<SportName> = new Set([
  'Gym Workout',
  'Running',
  'Swimming',
  'Boxing',
  'Yoga',
  'Fitness',
]);

/** Done beside others rather than against them: the verb is not 'play'. */
export function isSolo(sport: SportName): boolean {
  return SOLO.has(sport);
}

export const SOLO_BY_LEVEL: Record<SkillLevel, readonly string[]> = {
  beginner: [
    'New to {sport} and need company to keep going.',
    'Started {sport} this year. Slowly, but started.',
    'Week four of {sport} and still here.',
    'Total beginner at {sport}, so kind people please.',
    '{sport} is more fun with somebody to complain to.',
  ],
  intermediate: [
    '{sport} three times a week, four when the weather behaves.',
    'Into {sport} for about {years} years now.',
    'I need a {sport} buddy who does not cancel.',
    'Regular at {sport}, happy to match your pace.',
    '{sport} before work is my coffee.',
  ],
  advanced: [
    '{years} years of {sport} and a proper plan on the fridge.',
    'Serious about {sport}, relaxed about everything else.',
    'Looking for {sport} partners who like early alarms.',
    'I train {sport} five days a week and love it.',
  ],
  expert: [
    '{years} years of {sport}, happy to share what I learned the hard way.',
    'Competed in {sport} for years, now I do it for joy.',
    'Ask me anything about {sport} technique.',
  ],
};

export const SOLO_WHOLE = [
  '{sport} first, breakfast second.',
  'My doctor said move more. {sport} it is.',
  'Looking for a {sport} partner around {area}. Any level, as long as you show up.',
  'Mostly {sport}, sometimes {other}, never on an empty stomach.',
  'Weekdays at a desk, evenings for {sport}.',
  'Started for the fitness, stayed for the people.',
  'Two things I never skip: Friday prayers and {sport}.',
  'Here because {sport} alone gets boring after a month.',
];
