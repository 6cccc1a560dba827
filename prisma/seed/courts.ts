import type { SportName } from '@/lib/sports/constants';
import { createRandom, type Random } from './random';
import type { SampleReview, SampleVenue } from './venues';
import { isLahori, type Resident, SAMPLE_IDS } from './world';

interface CourtKind {
  name: string;
  count: number;
  /** In rupees, by day and from 17:00 on. */
  price: number;
  evening: number;
  isIndoor: boolean;
}

/** What is rented by the hour at venues of one of these sports. */
const KINDS: Partial<Record<SportName, CourtKind>> = {
  Paddle: { name: 'Court', count: 2, price: 3_800, evening: 5_000, isIndoor: false },
  Badminton: { name: 'Court', count: 3, price: 1_200, evening: 1_600, isIndoor: true },
  Tennis: { name: 'Court', count: 2, price: 1_800, evening: 2_500, isIndoor: false },
  Soccer: { name: 'Pitch', count: 1, price: 3_000, evening: 4_200, isIndoor: false },
  'Table Tennis': { name: 'Table', count: 4, price: 500, evening: 700, isIndoor: true },
};
const VENUES_EACH = 3;
const FIRST_HOUR = 7;
const LAST_HOUR = 22;
const EVENING_HOUR = 17;
const DAYS_BACK = 6;
const DAYS_AHEAD = 7;
/** Hours of the coming days in which the sample people have or ask for a court. */
const ASKED = { day: 2, hour: 19 };
const PLAYED = { day: 3, hour: 18 };

/** Courts at some venues of Lahore with the hours that are taken. The sample creator runs one of the venues, the adders the others. */
export function buildCourts(
  venues: readonly SampleVenue[],
  reviews: readonly SampleReview[],
  people: readonly Resident[],
) {
  const dice = createRandom('courts');
  const chosen = Object.keys(KINDS).flatMap((sport) =>
    venues
      .filter(({ city, sports }) => city === 'Lahore' && sports[0] === sport)
      .slice(0, VENUES_EACH),
  );
  const reviewed = new Set(
    reviews.filter(({ userId }) => userId === SAMPLE_IDS.creator).map(({ venueId }) => venueId),
  );
  const own = chosen.find(({ id }) => !reviewed.has(id))?.id;
  const rented = new Map(
    chosen.map(({ id, addedById, sports: [sport] }) => {
      const { price = 0, evening = 0, name = '' } = (sport && KINDS[sport]) ?? {};
      const rupees = [price, evening].map((amount) => amount.toLocaleString('en')).join(' to ');
      const ownerId = id === own ? SAMPLE_IDS.creator : addedById;
      return [id, { ownerId, pricing: `Rs. ${rupees} per ${name.toLowerCase()} and hour` }];
    }),
  );
  const courts = chosen
    .flatMap((venue) => {
      const sport = venue.sports[0];
      const kind = sport && KINDS[sport];
      if (!kind) return [];
      const one = { venueId: venue.id, sport, kind, isWomens: sport === 'Badminton' };
      return Array.from({ length: kind.count }, (_, n) => ({
        ...one,
        name: `${kind.name} ${n + 1}`,
      }));
    })
    .map((court, index) => ({ ...court, id: index + 1 }));
  const players = people.filter(isLahori);
  const first = courts.find(({ venueId }) => venueId === own)?.id;
  return {
    rented,
    courts,
    times: courts.flatMap((court) => takenTimes(dice, court, players, court.id === first)),
  };
}

type SampleCourt = { id: number; kind: CourtKind };

interface TakenTime {
  courtId: number;
  /** From today, and the hour there. */
  day: number;
  hour: number;
  price: number;
  status: 'asked' | 'confirmed' | 'came' | 'no_show';
  userId: number | null;
  /** As the desk typed it. */
  name: string | null;
}

/** More in the evening; some by people with an account, the others by the name that the desk typed. */
function takenTimes(
  dice: Random,
  { id: courtId, kind }: SampleCourt,
  players: readonly Resident[],
  isFirst: boolean,
): TakenTime[] {
  const hours = Array.from({ length: LAST_HOUR - FIRST_HOUR + 1 }, (_, n) => FIRST_HOUR + n);
  const days = Array.from({ length: DAYS_BACK + DAYS_AHEAD + 1 }, (_, n) => n - DAYS_BACK);
  return days.flatMap((day) =>
    hours.flatMap((hour): TakenTime[] => {
      const isEvening = hour >= EVENING_HOUR;
      const isTaken = dice.chance(isEvening ? 0.5 : 0.12);
      const player = dice.pick(players);
      const isTyped = dice.chance(0.6);
      const past = dice.chance(0.05) ? 'no_show' : 'came';
      const at = { courtId, day, hour, price: isEvening ? kind.evening : kind.price };
      const isAt = (wanted: { day: number; hour: number }) =>
        isFirst && day === wanted.day && hour === wanted.hour;
      if (isAt(ASKED)) return [{ ...at, status: 'asked', userId: SAMPLE_IDS.player, name: null }];
      if (isAt(PLAYED))
        return [{ ...at, status: 'confirmed', userId: SAMPLE_IDS.player, name: null }];
      if (!isTaken) return [];
      const who = isTyped
        ? { userId: null, name: player.firstName }
        : { userId: player.id, name: null };
      return [{ ...at, status: day >= 0 ? 'confirmed' : past, ...who }];
    }),
  );
}
