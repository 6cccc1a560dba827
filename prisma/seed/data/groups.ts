import type { SportName } from '@/lib/sports/constants';
import { sportNamed } from '../../rows/sports';
import { readTable } from './table';

export interface GroupSketch {
  city: string;
  area: string;
  sport: SportName;
  name: string;
  description: string;
  maxMembers: number;
  /** How full it is, 0 to 1. */
  fill: number;
  audience?: 'women' | 'men';
  isPrivate?: boolean;
  isInactive?: boolean;
  membersCanCreateGames?: boolean;
  /** One of the sample people is its creator, or a member. */
  founder?: 'creator' | 'player' | 'coach';
  joined?: readonly ('player' | 'creator' | 'coach' | 'admin')[];
}

/** Special properties of some of them. */
const MORE: Readonly<Record<string, Partial<GroupSketch>>> = {
  'Gulberg Paddle Nights': { founder: 'creator', joined: ['player', 'coach'] },
  'Feather and Fire': { audience: 'women', founder: 'player' },
  'DHA Paddle Ladder': { joined: ['player', 'coach'] },
  'Neem Tree Tennis Circle': { founder: 'coach' },
  'Old Gate Doubles': { isPrivate: true },
  'Barkat Five-a-Side': { founder: 'creator', membersCanCreateGames: true },
  'Mango Grove Runners': { joined: ['player', 'admin'], membersCanCreateGames: true },
  'Model Town Tape Ball': { joined: ['creator'] },
  'Slow Mornings Yoga': { audience: 'women' },
  'Old City Potters': { audience: 'men' },
  'South End Strollers': { isInactive: true },
};

export const GROUPS: readonly GroupSketch[] = readTable(
  ['city', 'area', 'sport', 'name', 'maxMembers', 'fill', 'description'],
  `
Lahore | Gulberg | Paddle | Gulberg Paddle Nights | 16 | 0.8 | Doubles under lights three nights a week. Mixed levels, rotating partners, loser buys the lemonade.
Lahore | Gulberg | Badminton | Feather and Fire | 12 | 0.75 | Women only. Badminton for those who like long rallies and honest line calls.
Lahore | DHA | Paddle | DHA Paddle Ladder | 24 | 0.7 | A friendly ladder: challenge anybody up to two places above you. Season lasts eight weeks.
Lahore | DHA | Tennis | Neem Tree Tennis Circle | 12 | 0.8 | Singles and doubles on hard courts. Intermediate and up on weekdays, all levels on weekends.
Lahore | Iqbal Town | Badminton | Ravi Block Shuttlers | 10 | 0.9 | Two courts, ten people, ninety minutes.
Lahore | Shadman | Badminton | Jail Road Doubles | 12 | 0.8 | Doubles only. Come alone, we pair you.
Lahore | Township | Table Tennis | Topspin Cellar Ladder | 10 | 0.7 | A ladder with four tables and fair handicaps.
Lahore | Model Town | Table Tennis | Spin Room Friends | 8 | 0.8 | After-work table tennis, best of five, no serve arguments.
Lahore | Model Town | Tennis | Old Gate Doubles | 8 | 1 | Four courts, four couples, same slot for three years.
Lahore | Wapda Town | Paddle | Roundabout Rackets | 12 | 0.6 | New to paddle? Start here. We lend rackets.
Lahore | Bahria Town | Paddle | Sector C Smashers | 12 | 0.5 | South of the city and proud of it.
Lahore | Garden Town | Badminton | Barkat Smash Hour | 10 | 0.8 | One hour, two courts, no phones.
Lahore | Garden Town | Soccer | Barkat Five-a-Side | 20 | 0.9 | Five-a-side with bibs and a whistle. We start on time and finish with chai.
Lahore | Model Town | Running | Mango Grove Runners | 30 | 0.6 | Six in the morning, five kilometres, nobody is left behind. Breakfast at the corner after.
Lahore | Model Town | Cricket | Model Town Tape Ball | 22 | 0.9 | Tape ball on the circular road ground, eight overs a side, no sledging your own team.
Lahore | Johar Town | Cricket | Johar Town Falcons | 18 | 1 | A proper team with whites and a WhatsApp problem. Full for now, ask anyway.
Lahore | Johar Town | Soccer | Goal Lane Regulars | 14 | 0.7 | Seven-a-side, subs every ten minutes so that everybody plays.
Lahore | Cantt | Hockey | Blue Turf Mornings | 22 | 0.5 | Field hockey for people who stopped after school and miss it.
Lahore | Cantt | Golf | Canal Nine Hackers | 8 | 0.6 | Nine holes, no dress code speeches. Beginners get a spare club and a lot of sympathy.
Lahore | Cantt | Rugby | Long Grass Touch Rugby | 20 | 0.4 | Touch rugby for all. We teach the rules in ten minutes.
Lahore | Iqbal Town | Volleyball | Sandbox Volleyball | 14 | 0.8 | Six against six on sand. Bring sunglasses.
Lahore | Faisal Town | Basketball | Fast Break Society | 12 | 0.9 | Pick-up basketball with a scoreboard. Winners stay on.
Lahore | DHA | Basketball | Corner Court Collective | 15 | 0.6 | Three on three, half court, music allowed.
Lahore | DHA | Swimming | Bluewater Lane Mates | 10 | 0.6 | Shared lanes, shared plan, 1,500 metres before work.
Lahore | DHA | Boxing | Southpaw Beginners | 10 | 0.5 | Technique first, sparring never on the first day.
Lahore | Johar Town | Gym Workout | Kettle Crew | 12 | 0.6 | Strength three times a week. We count each other in and spot each other out.
Lahore | Gulberg | Yoga | Slow Mornings Yoga | 14 | 0.7 | Forty-five minutes of stretching for desk people.
Lahore | Gulberg | Snooker | Baize Club | 8 | 0.8 | Frames on Wednesdays, a small trophy every quarter.
Lahore | Walled City | Snooker | Old City Potters | 8 | 0.6 | Long frames, longer stories.
Lahore | Walled City | Cricket | Circular Garden Eleven | 16 | 0.8 | Street cricketers with a ground at last.
Lahore | Shadman | Running | Sunday Ten | 25 | 0.5 | Ten easy kilometres every Sunday, with a five for those who want less.
Lahore | Samanabad | Hockey | Evening Stick | 18 | 0.5 | Half pitch, full effort.
Lahore | Wapda Town | Soccer | Floodlight FC | 18 | 0.8 | Late kick-offs for people with late jobs.
Lahore | Bahria Town | Softball | Home Plate Mixed | 18 | 0.4 | Slow pitch, mixed teams, gloves to borrow.
Lahore | Valencia | Soccer | South End Strollers | 12 | 0.6 | Walking football for the over thirties, faster than it sounds.
Karachi | Clifton | Running | Shoreline Striders | 20 | 0.4 | Sea air, flat path, easy pace. Six in the morning by the lighthouse side.
Karachi | DHA | Paddle | Sea Breeze Paddle | 12 | 0.7 | The wind is the fifth player.
Karachi | Gulshan-e-Iqbal | Cricket | Block Four Night Cricket | 16 | 0.8 | Night tape ball after ten, generator included.
Islamabad | F-7 | Tennis | Pine View Tennis | 8 | 0.7 | Hill views, hard courts, all levels.
Islamabad | F-8 | Badminton | Markaz Shuttlers | 10 | 0.8 | Three evenings a week in the sector hall.`,
).map((row) => ({
  ...row,
  sport: sportNamed(row.sport),
  maxMembers: Number(row.maxMembers),
  fill: Number(row.fill),
  ...MORE[row.name],
}));

for (const name of Object.keys(MORE)) {
  if (!GROUPS.some((group) => group.name === name)) throw new Error(`No group is called ${name}`);
}
