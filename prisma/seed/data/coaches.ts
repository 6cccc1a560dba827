import type { SkillLevel, SportName } from '@/lib/sports/constants';
import { sportNamed } from '../../rows/sports';
import { itemsOf, readTable } from './table';

export interface CoachSketch {
  sport: SportName;
  area: string;
  level: SkillLevel;
  /** Rupees an hour. */
  rate: number;
  bio: string;
  experience: string;
  certifications: readonly string[];
  specialties: readonly string[];
  /** ISO weekday → from and to in hours, twice a day where there is a break. */
  hours: Readonly<Record<number, readonly (readonly [from: number, to: number])[]>>;
  classes: readonly {
    name: string;
    description: string;
    minutes: number;
    price: number;
    groupSize: number;
    schedule: string;
    /** The hours for the calendar: ISO weekday and minutes after midnight. */
    times: readonly (readonly [weekday: number, startMinute: number])[];
    isForWomen?: true;
    /** The sample player's place on its next date. */
    ofPlayer?: 'going' | 'waitlisted';
  }[];
}

const EVENINGS = [[16, 21]] as const;
const BOTH = [[7, 10], ...EVENINGS] as const;

/** /coach/1 to /coach/3. The first is the sample coach. */
export const COACHES: readonly CoachSketch[] = [
  {
    sport: 'Tennis',
    area: 'DHA',
    level: 'expert',
    rate: 5000,
    bio: 'I teach tennis the way I wish I had learned it: footwork first, then rhythm, power last. Juniors, returning adults and league players. Every first session ends with a written plan.',
    experience: '15 years',
    certifications: ['ITF Level 1', 'First Aid'],
    specialties: ['Serve', 'Junior development', 'Match preparation'],
    hours: { 1: BOTH, 2: EVENINGS, 3: BOTH, 4: EVENINGS, 5: EVENINGS, 6: BOTH, 7: BOTH },
    classes: [
      {
        name: 'Adult beginners',
        description: 'Six on two courts, rackets provided.',
        minutes: 60,
        price: 1500,
        groupSize: 6,
        schedule: 'Saturdays 8:00',
        times: [[6, 8 * 60]],
        ofPlayer: 'going',
      },
      {
        name: 'Junior squad',
        description: 'For players of 9 to 14 who rally ten balls.',
        minutes: 90,
        price: 2000,
        groupSize: 8,
        schedule: 'Mondays and Wednesdays 16:30',
        times: [
          [1, 16.5 * 60],
          [3, 16.5 * 60],
        ],
      },
    ],
  },
  {
    sport: 'Badminton',
    area: 'Gulberg',
    level: 'advanced',
    rate: 3500,
    bio: 'Badminton for women and teenagers in a calm hall. I film your strokes, we look at them together, and next week you see the difference.',
    experience: '8 years',
    certifications: ['BWF Shuttle Time'],
    specialties: ['Net play', 'Doubles positioning', 'Footwork'],
    hours: { 1: EVENINGS, 2: BOTH, 3: EVENINGS, 4: BOTH, 5: EVENINGS, 6: BOTH },
    classes: [
      {
        name: 'Ladies morning class',
        description: 'Warm-up, drills, games. Tea after.',
        minutes: 75,
        price: 1200,
        groupSize: 8,
        schedule: 'Tuesdays and Thursdays 8:00',
        times: [
          [2, 8 * 60],
          [4, 8 * 60],
        ],
        isForWomen: true,
      },
    ],
  },
  {
    sport: 'Cricket',
    area: 'Model Town',
    level: 'expert',
    rate: 4000,
    bio: 'Batting coach with a bowling machine and endless patience. We work on one thing at a time and you leave with a drill for the week.',
    experience: '12 years',
    certifications: ['PCB Level 1', 'First Aid'],
    specialties: ['Batting technique', 'Playing spin', 'Tape ball to hard ball'],
    hours: { 1: EVENINGS, 2: EVENINGS, 3: EVENINGS, 4: EVENINGS, 5: EVENINGS, 6: BOTH, 7: BOTH },
    classes: [
      {
        name: 'Weekend nets',
        description: 'Four batters, two nets, video on request.',
        minutes: 120,
        price: 1800,
        groupSize: 4,
        schedule: 'Sundays 7:30',
        times: [[7, 7.5 * 60]],
        ofPlayer: 'waitlisted',
      },
      {
        name: 'Under sixteen academy',
        description: 'Fielding, running, batting in rotation.',
        minutes: 90,
        price: 1500,
        groupSize: 12,
        schedule: 'Fridays 16:30',
        times: [[5, 16.5 * 60]],
      },
    ],
  },
];

export const COACH_REVIEWS: readonly { rating: number; comment: string | null }[] = [
  { rating: 5, comment: 'Explains one thing at a time, and it sticks.' },
  { rating: 5, comment: 'My daughter counts the days to the next session.' },
  { rating: 4, comment: 'Very good, sometimes runs a few minutes late.' },
  { rating: 5, comment: 'After four sessions I finally beat my brother.' },
  { rating: 4, comment: null },
  { rating: 3, comment: 'Good coach, the court was crowded that day.' },
];

export type ApplicantSketch = (typeof COACH_APPLICANTS)[number];

/** `refusal` is the admin's note to the rejected ones. */
export const COACH_APPLICANTS = readTable(
  [
    'sport',
    'rate',
    'experience',
    'certifications',
    'specialties',
    'availability',
    'refusal',
    'bio',
  ],
  `
Swimming | 3000 | 6 years | Lifeguard certificate | Adult beginners / Breathing | Monday / Wednesday / Friday | | Lifeguard and swimming teacher. Adults who are afraid of water are my favourite pupils.
Boxing | 2500 | 4 years | | Footwork / Conditioning | Tuesday / Thursday / Saturday | | Technique before power. Women-only hours on request.
Volleyball | 2000 | 9 years | Level 1 coaching course | Serve receive / Setting | Saturday / Sunday | | University captain for three seasons, now coaching school teams.
Yoga | 1800 | 5 years | 200 hours teacher training | Back care / Breathing | Monday / Tuesday / Thursday | | Gentle classes for backs that sit all day.
Golf | 9000 | 1 year | | | Sunday | Please come back with a coaching certificate or two references. | I play a lot and would like to teach.`,
).map(({ experience, bio, ...row }) => ({
  experience,
  bio,
  sport: sportNamed(row.sport),
  rate: Number(row.rate),
  certifications: itemsOf(row.certifications),
  specialties: itemsOf(row.specialties),
  availability: itemsOf(row.availability),
  refusal: row.refusal || null,
}));
