import { pointAway } from '@/lib/platform/geo/distance';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { writeBio } from './bios';
import { NEIGHBOURHOODS, type Neighbourhood } from './data/areas';
import { FAMILY, MEN, WELL_KNOWN, WOMEN } from './data/names';
import { createRandom, type Random } from './random';
import { samplePeople } from './sample-people';
import { chooseSports } from './sports-of-people';
import type { Person, Resident, SampleGender } from './world';

/** The sample people first, then the inhabitants of every neighbourhood. */
export function buildPeople(): Person[] {
  const dice = createRandom('people');
  const samples = samplePeople();
  const taken = new Set(samples.flatMap(({ name, username }) => [name, username]));
  const genders = dice.shuffle(
    genderList(NEIGHBOURHOODS.reduce((sum, one) => sum + one.people, 0)),
  );
  const homes = NEIGHBOURHOODS.flatMap((home) => Array<Neighbourhood>(home.people).fill(home));
  const inhabitants = homes.map((home, index) =>
    buildInhabitant(dice, samples.length + 1 + index, home, genders[index] ?? 'female', taken),
  );
  return [...samples, ...inhabitants];
}

/** As many women as men, within one, and a few with another or no answer. */
function genderList(count: number): SampleGender[] {
  return Array.from({ length: count }, (_, index) => {
    if (index % 50 === 10) return 'other';
    if (index % 50 === 21) return 'prefer-not-to-say';
    return index % 2 === 0 ? 'female' : 'male';
  });
}

function buildInhabitant(
  dice: Random,
  id: number,
  home: Neighbourhood,
  gender: SampleGender,
  taken: Set<string>,
): Resident {
  const { firstName, lastName } = chooseName(dice, gender, taken);
  const sports = chooseSports(dice, gender);
  const { city, area } = home;
  return {
    id,
    firstName,
    lastName,
    name: `${firstName} ${lastName}`,
    ...addressOf(firstName, lastName, taken),
    gender,
    bio: writeBio(dice, { area: area ?? city, sports }),
    city,
    area,
    ...scatter(dice, home),
    sports,
    isAdmin: false,
    isSample: false,
    joinedDaysAgo: dice.int(20, 900),
    // Most were active within days, a few not for months.
    activeMinutesAgo: Math.round(3 + 90 * 24 * 60 * dice.next() ** 4),
  };
}

function chooseName(
  dice: Random,
  gender: SampleGender,
  taken: Set<string>,
): { firstName: string; lastName: string } {
  const women = gender === 'female' || (gender !== 'male' && dice.chance(0.5));
  for (;;) {
    const firstName = dice.pick(women ? WOMEN : MEN);
    const lastName = dice.pick(FAMILY);
    const name = `${firstName} ${lastName}`;
    if (firstName === lastName || taken.has(name) || WELL_KNOWN.has(name)) continue;
    taken.add(name);
    return { firstName, lastName };
  }
}

function addressOf(firstName: string, lastName: string, taken: Set<string>) {
  const username = `${firstName}.${lastName}`.toLowerCase();
  taken.add(username);
  // example.test is reserved (RFC 2606), so no email can reach anyone.
  return { username, email: `${username}@example.test` };
}

function scatter(dice: Random, home: Neighbourhood): GeoPoint {
  const km = Math.abs(dice.normal()) * home.spreadKm;
  return roundPoint(pointAway(home, km, dice.next() * 360));
}

/** Rounds to about a metre. Also hides the last digits, in which the sines of two machines may differ. */
export function roundPoint(point: GeoPoint): GeoPoint {
  return {
    latitude: Math.round(point.latitude * 1e5) / 1e5,
    longitude: Math.round(point.longitude * 1e5) / 1e5,
  };
}
