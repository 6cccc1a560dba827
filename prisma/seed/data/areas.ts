import type { GeoPoint } from '@/lib/platform/geo/point';

export interface Neighbourhood extends GeoPoint {
  city: string;
  /** Null for the small towns around Lahore, which are their own area. */
  area: string | null;
  /** How many people of the sample live there. */
  people: number;
  /** Standard deviation of how far from the centre they live. */
  spreadKm: number;
  /** How an address there begins after the house number. */
  streets: readonly string[];
}

const lahore = (
  area: string,
  latitude: number,
  longitude: number,
  people: number,
  spreadKm: number,
  streets: readonly string[],
): Neighbourhood => ({ city: 'Lahore', area, latitude, longitude, people, spreadKm, streets });

/** 360 people in Lahore, by how many live in each area and play. */
const LAHORE: readonly Neighbourhood[] = [
  lahore('DHA', 31.469, 74.411, 60, 1.5, [
    'Phase 5, Block C',
    'Phase 3, Y Block',
    'Phase 6, Main Boulevard',
  ]),
  lahore('Gulberg', 31.512, 74.345, 48, 0.9, [
    'Main Boulevard',
    'Block H, Street 7',
    'M. M. Alam side road',
  ]),
  lahore('Johar Town', 31.469, 74.273, 40, 1.1, [
    'Block G1',
    'Block R, Street 3',
    'Expo side road',
  ]),
  lahore('Model Town', 31.483, 74.325, 36, 0.9, ['Block D', 'Link Road', 'Block J, Circular Road']),
  lahore('Cantt', 31.518, 74.385, 30, 1.1, [
    'Sarfraz side lane',
    'Fortress side road',
    'Zarrar lane',
  ]),
  lahore('Iqbal Town', 31.513, 74.285, 20, 0.8, ['Neelam Block', 'Ravi Block', 'Moon Market side']),
  lahore('Garden Town', 31.502, 74.323, 18, 0.6, [
    'Ahmad Block',
    'Usman Block',
    'Barkat side lane',
  ]),
  lahore('Faisal Town', 31.478, 74.303, 18, 0.6, ['Block A', 'Block C, Street 11']),
  lahore('Wapda Town', 31.431, 74.265, 18, 0.9, ['Block F2', 'Roundabout side']),
  lahore('Bahria Town', 31.368, 74.183, 16, 1.2, [
    'Sector C',
    'Overseas Block',
    'Grand side avenue',
  ]),
  lahore('Township', 31.447, 74.313, 14, 0.9, ['Sector A2', 'College Road']),
  lahore('Shadman', 31.537, 74.331, 12, 0.5, ['Shadman 1, Street 4', 'Jail Road side']),
  lahore('Walled City', 31.583, 74.318, 12, 0.6, ['Circular Garden side', 'Lohari side lane']),
  lahore('Samanabad', 31.536, 74.3, 10, 0.6, ['N Block', 'Main Road, Block B']),
  lahore('Valencia', 31.402, 74.256, 8, 0.7, ['Block H', 'Commercial lane']),
];

const elsewhere = (
  city: string,
  area: string | null,
  latitude: number,
  longitude: number,
  people: number,
  streets: readonly string[],
  spreadKm = 1,
): Neighbourhood => ({ city, area, latitude, longitude, people, spreadKm, streets });

/** Towns 30 to 45 km away: what a wide radius finds and a narrow one does not. */
const AROUND_LAHORE: readonly Neighbourhood[] = [
  elsewhere('Kasur', null, 31.1187, 74.4502, 8, ['Stadium Road'], 1.2),
  elsewhere('Muridke', null, 31.8026, 74.2577, 8, ['Canal bank road']),
  elsewhere('Raiwind', null, 31.249, 74.2153, 6, ['Station Road'], 0.9),
  elsewhere('Kot Radha Kishan', null, 31.1707, 74.1013, 4, ['College Road'], 0.7),
];

/** 60 people. */
const KARACHI: readonly Neighbourhood[] = [
  elsewhere('Karachi', 'DHA', 24.804, 67.066, 18, ['Phase 6, Street 14', 'Phase 8, Beach side']),
  elsewhere('Karachi', 'Clifton', 24.814, 67.03, 14, ['Block 5', 'Block 8, Street 2']),
  elsewhere('Karachi', 'Gulshan-e-Iqbal', 24.926, 67.093, 12, ['Block 13D', 'Block 4']),
  elsewhere('Karachi', 'PECHS', 24.872, 67.062, 8, ['Block 2', 'Block 6']),
  elsewhere('Karachi', 'North Nazimabad', 24.938, 67.042, 8, ['Block H', 'Block B']),
];

/** 40 people. */
const ISLAMABAD: readonly Neighbourhood[] = [
  elsewhere('Islamabad', 'F-7', 33.721, 73.053, 9, ['Street 47', 'Jinnah side road']),
  elsewhere('Islamabad', 'F-8', 33.71, 73.038, 9, ['Street 12', 'Street 3']),
  elsewhere('Islamabad', 'F-10', 33.694, 73.012, 8, ['Street 30', 'Markaz side']),
  elsewhere('Islamabad', 'G-11', 33.668, 72.997, 7, ['Street 101', 'Markaz side']),
  elsewhere('Islamabad', 'I-8', 33.668, 73.075, 7, ['Street 66', 'Markaz side']),
];

export const NEIGHBOURHOODS: readonly Neighbourhood[] = [
  ...LAHORE,
  ...AROUND_LAHORE,
  ...KARACHI,
  ...ISLAMABAD,
];

/** @throws Error for a place that is not in the list: a typing mistake in the data. */
export function findNeighbourhood(city: string, area: string | null): Neighbourhood {
  const found = NEIGHBOURHOODS.find((one) => one.city === city && one.area === area);
  if (!found) throw new Error(`No neighbourhood ${area ?? ''} in ${city}`);
  return found;
}

/** As a person would write it: 'Gulberg, Lahore'. */
export function placeName({ area, city }: { area: string | null; city: string }): string {
  return area ? `${area}, ${city}` : city;
}
