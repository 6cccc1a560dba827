import { SPORTS, type SportName } from '@/lib/sports/constants';
import type { SportDto } from '@/lib/sports/schema';

/** OpenStreetMap's names for the sports of the catalogue. */
const SPORTS_BY_TAG: Record<string, SportName> = {
  padel: 'Paddle',
  basketball: 'Basketball',
  tennis: 'Tennis',
  soccer: 'Soccer',
  football: 'Soccer',
  futsal: 'Soccer',
  volleyball: 'Volleyball',
  beachvolleyball: 'Volleyball',
  cricket: 'Cricket',
  cricket_nets: 'Cricket',
  badminton: 'Badminton',
  table_tennis: 'Table Tennis',
  golf: 'Golf',
  fitness: 'Fitness',
  gymnastics: 'Fitness',
  running: 'Running',
  athletics: 'Running',
  swimming: 'Swimming',
  billiards: 'Snooker',
  snooker: 'Snooker',
  baseball: 'Baseball',
  softball: 'Softball',
  rugby: 'Rugby',
  rugby_union: 'Rugby',
  american_football: 'American Football',
  hockey: 'Hockey',
  field_hockey: 'Hockey',
  boxing: 'Boxing',
  yoga: 'Yoga',
};
const CATALOGUE_IDS: ReadonlyMap<string, number> = new Map(
  SPORTS.map(({ id, name }) => [name, id]),
);
/** Values that name no sport. */
const NO_SPORT = new Set(['', 'multi', 'yes', 'no', 'none']);
const SPORT_LENGTH_MAX = 60;

const toKey = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[_\s-]+/g, ' ');

/** Maps a file's names of sports to the product's, and counts the unknown ones. */
export class SportNames {
  /** How often each unknown name occurred. */
  readonly unknown = new Map<string, number>();
  readonly #byKey: ReadonlyMap<string, string>;
  readonly #byId: ReadonlyMap<number, string>;

  constructor(sports: readonly Pick<SportDto, 'id' | 'name'>[]) {
    this.#byKey = new Map(sports.map(({ name }) => [toKey(name), name]));
    this.#byId = new Map(sports.map(({ id, name }) => [id, name]));
  }

  /** By its current name in the product's list. */
  ofCatalogue(name: SportName): string[] {
    const now = this.#byId.get(CATALOGUE_IDS.get(name) ?? 0);
    return now === undefined ? [] : [now];
  }

  /** 'cricket;kabaddi' */
  ofList(list: string): string[] {
    return list.split(/[;,|]/).flatMap((part) => {
      const key = toKey(part);
      if (NO_SPORT.has(key)) return [];
      const known = this.#byKey.get(key);
      if (known !== undefined) return known;
      const tagged = SPORTS_BY_TAG[key.replaceAll(' ', '_')];
      if (tagged !== undefined) return this.ofCatalogue(tagged);
      const named = key.slice(0, SPORT_LENGTH_MAX);
      this.unknown.set(named, (this.unknown.get(named) ?? 0) + 1);
      return [];
    });
  }
}
