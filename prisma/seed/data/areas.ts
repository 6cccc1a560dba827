import type { GeoPoint } from '@/lib/platform/geo/point';
import { itemsOf, readTable } from './table';

export interface Neighbourhood extends GeoPoint {
  city: string;
  /** Null for the small towns around Lahore, which are their own area. */
  area: string | null;
  /** How many people of the sample live there. */
  people: number;
  /** Standard deviation of their distance from the centre. */
  spreadKm: number;
  /** The beginning of an address after the house number. */
  streets: readonly string[];
  /** How far venues and groups are from the centre, compared with Lahore. */
  scale: number;
}

/** 360 people in Lahore; the towns are 30 to 45 km away, what a wide radius finds and a narrow one does not. */
export const NEIGHBOURHOODS: readonly Neighbourhood[] = readTable(
  ['city', 'area', 'latitude', 'longitude', 'people', 'spreadKm', 'streets'],
  `
Lahore | DHA | 31.469 | 74.411 | 60 | 1.5 | Phase 5, Block C / Phase 3, Y Block / Phase 6, Main Boulevard
Lahore | Gulberg | 31.512 | 74.345 | 48 | 0.9 | Main Boulevard / Block H, Street 7 / M. M. Alam side road
Lahore | Johar Town | 31.469 | 74.273 | 40 | 1.1 | Block G1 / Block R, Street 3 / Expo side road
Lahore | Model Town | 31.483 | 74.325 | 36 | 0.9 | Block D / Link Road / Block J, Circular Road
Lahore | Cantt | 31.518 | 74.385 | 30 | 1.1 | Sarfraz side lane / Fortress side road / Zarrar lane
Lahore | Iqbal Town | 31.513 | 74.285 | 20 | 0.8 | Neelam Block / Ravi Block / Moon Market side
Lahore | Garden Town | 31.502 | 74.323 | 18 | 0.6 | Ahmad Block / Usman Block / Barkat side lane
Lahore | Faisal Town | 31.478 | 74.303 | 18 | 0.6 | Block A / Block C, Street 11
Lahore | Wapda Town | 31.431 | 74.265 | 18 | 0.9 | Block F2 / Roundabout side
Lahore | Bahria Town | 31.368 | 74.183 | 16 | 1.2 | Sector C / Overseas Block / Grand side avenue
Lahore | Township | 31.447 | 74.313 | 14 | 0.9 | Sector A2 / College Road
Lahore | Shadman | 31.537 | 74.331 | 12 | 0.5 | Shadman 1, Street 4 / Jail Road side
Lahore | Walled City | 31.583 | 74.318 | 12 | 0.6 | Circular Garden side / Lohari side lane
Lahore | Samanabad | 31.536 | 74.3 | 10 | 0.6 | N Block / Main Road, Block B
Lahore | Valencia | 31.402 | 74.256 | 8 | 0.7 | Block H / Commercial lane
Kasur |  | 31.1187 | 74.4502 | 8 | 1.2 | Stadium Road
Muridke |  | 31.8026 | 74.2577 | 8 | 1 | Canal bank road
Raiwind |  | 31.249 | 74.2153 | 6 | 0.9 | Station Road
Kot Radha Kishan |  | 31.1707 | 74.1013 | 4 | 0.7 | College Road
Karachi | DHA | 24.804 | 67.066 | 18 | 1 | Phase 6, Street 14 / Phase 8, Beach side
Karachi | Clifton | 24.814 | 67.03 | 14 | 1 | Block 5 / Block 8, Street 2
Karachi | Gulshan-e-Iqbal | 24.926 | 67.093 | 12 | 1 | Block 13D / Block 4
Karachi | PECHS | 24.872 | 67.062 | 8 | 1 | Block 2 / Block 6
Karachi | North Nazimabad | 24.938 | 67.042 | 8 | 1 | Block H / Block B
Islamabad | F-7 | 33.721 | 73.053 | 9 | 1 | Street 47 / Jinnah side road
Islamabad | F-8 | 33.71 | 73.038 | 9 | 1 | Street 12 / Street 3
Islamabad | F-10 | 33.694 | 73.012 | 8 | 1 | Street 30 / Markaz side
Islamabad | G-11 | 33.668 | 72.997 | 7 | 1 | Street 101 / Markaz side
Islamabad | I-8 | 33.668 | 73.075 | 7 | 1 | Street 66 / Markaz side`,
).map(({ city, area, streets, ...row }) => ({
  city,
  area: area || null,
  latitude: Number(row.latitude),
  longitude: Number(row.longitude),
  people: Number(row.people),
  spreadKm: Number(row.spreadKm),
  streets: itemsOf(streets),
  scale: 1,
}));

export function placeName({ area, city }: { area: string | null; city: string }): string {
  return area ? `${area}, ${city}` : city;
}
