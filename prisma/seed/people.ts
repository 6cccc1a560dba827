import { pointAway } from '@/lib/platform/geo/distance';
import type { GeoPoint } from '@/lib/platform/geo/point';
import { writeBio } from './bios';
import type { Neighbourhood } from './data/areas';
import { INTERNATIONAL, PAKISTANI, WELL_KNOWN } from './data/names';
import { roundPoint, type SamplePlace } from './place';
import { createRandom, type Random } from './random';
import { samplePeople } from './sample-people';
import { chooseSports } from './sports-of-people';
import type { Person, Resident, SampleGender } from './world';

/** The sample people first, then the inhabitants of every neighbourhood. */
export function buildPeople(place: SamplePlace): Person[] {
  const dice = createRandom('people');
  const samples = samplePeople(place);
  const taken = new Set(samples.flatMap(({ name, username }) => [name, username]));
  const genders = dice.shuffle(
    genderList(place.neighbourhoods.reduce((sum, one) => sum + one.people, 0)),
  );
  const homes = place.neighbourhoods.flatMap((home) =>
    Array<Neighbourhood>(home.people).fill(home),
  );
  const inhabitants = homes.map((home, index) =>
    buildInhabitant(dice, place, {
      id: samples.length + 1 + index,
      home,
      gender: genders[index] ?? 'female',
      taken,
    }),
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

interface Settler {
  id: number;
  home: Neighbourhood;
  gender: SampleGender;
  taken: Set<string>;
}

function buildInhabitant(
  dice: Random,
  place: SamplePlace,
  { id, home, gender, taken }: Settler,
): Resident {
  const { firstName, lastName } = chooseName(dice, place, gender, taken);
  const sports = chooseSports(dice, gender, place);
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
  { there }: SamplePlace,
  gender: SampleGender,
  taken: Set<string>,
): { firstName: string; lastName: string } {
  const women = gender === 'female' || (gender !== 'male' && dice.chance(0.5));
  for (;;) {
    // Elsewhere three people in four: every city has a mix.
    const names = there && dice.chance(0.75) ? INTERNATIONAL : PAKISTANI;
    const firstName = dice.pick(women ? names.women : names.men);
    const lastName = dice.pick(names.family);
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
