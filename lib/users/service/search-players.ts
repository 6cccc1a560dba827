import { z } from 'zod';
import type { Actor } from '@/lib/platform/auth/actor';
import { RADIUS_KM_DEFAULT } from '@/lib/platform/geo/constants';
import { openCursor, type Page, toPage } from '@/lib/platform/http/cursor';
import { nameSpellingsOf, spellingsOf } from '@/lib/platform/language/spellings';
import { listSports } from '@/lib/sports/service/read-sports';
import {
  findNearbyPeople,
  type NearbyPeopleQuery,
  type NearbyPersonRow,
} from '@/lib/users/repository/find-nearby';
import {
  findPeopleWithSimilarName,
  findPeopleWithText,
  NAME_WORDS_MAX,
  PLAYER_SPELLINGS_MAX,
  type PlayerText,
} from '@/lib/users/repository/find-players';
import type { NearbyUserDto, SearchPlayersInput } from '@/lib/users/schema/nearby-user';
import { toNearbyPeopleQuery, toNearbyUser } from '@/lib/users/service/list-nearby';

const LIST = 'players';
/** `typo`: the search continued with similar names; later batches must not fall back to exact ones. */
const positionSchema = z.object({ chord: z.number(), id: z.number().int(), typo: z.boolean() });

/**
 * People in a circle whose name, bio or sport contains the text in either script, nearest first and measured between cells like
 * every list of people. Without results, people whose name is one typing mistake away: mixing both would put a nearer Sana
 * before the requested Sara.
 */
export async function searchPlayers(
  actor: Actor,
  input: SearchPlayersInput,
): Promise<Page<NearbyUserDto>> {
  const position = openCursor(LIST, input.cursor, positionSchema);
  const query = { ...(await toPlayersQuery(input)), after: position };
  const exactRows = position?.typo ? [] : await findExactly(actor.userId, query, input.search);
  if (exactRows.length > 0 || position?.typo === false)
    return toPlayersPage(exactRows, input, false);
  const words = toWords(input.search);
  if (words.length === 0) return toPlayersPage([], input, false);
  const rows = await findPeopleWithSimilarName(actor.userId, query, words);
  return toPlayersPage(rows, input, true);
}

function toPlayersQuery(input: SearchPlayersInput): Promise<NearbyPeopleQuery> {
  const { radius = RADIUS_KM_DEFAULT } = input;
  return toNearbyPeopleQuery({ ...input, radius, cursor: undefined, deck: false });
}

async function findExactly(
  viewerId: number,
  query: NearbyPeopleQuery,
  search: string,
): Promise<NearbyPersonRow[]> {
  return search === ''
    ? findNearbyPeople(viewerId, query)
    : findPeopleWithText(viewerId, query, {
        spellings: toPlayerTexts(search),
        sportIds: await sportsCalled(search),
      });
}

/** The typed text, and its other names or spellings: 'گلبرگ' and 'gulberg', 'Muhammad' and 'محمد'. */
function toPlayerTexts(search: string): PlayerText[] {
  const spellings = nameSpellingsOf(search, PLAYER_SPELLINGS_MAX);
  return spellings.map((text) => ({ text, indexPattern: toIndexPattern(text) }));
}

/**
 * 'goalkeeper' as '%goa%lke%eper%': all letters that the index covers, each once. With every three letters in a row Postgres
 * would intersect lists for 'goa', 'oal', 'alk', … which narrow nothing down after the first.
 */
function toIndexPattern(search: string): string | null {
  const plain = search.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const runs = plain.match(/[a-z0-9]{3,}/g);
  // Groups of three; the last one takes the rest.
  const pieces = runs?.flatMap((run) => run.match(/[a-z0-9]{3}(?:[a-z0-9]{1,2}$)?/g) ?? []);
  return pieces ? `%${pieces.join('%')}%` : null;
}

async function sportsCalled(search: string): Promise<number[]> {
  const wanted = spellingsOf(search).map((spelling) => spelling.toLowerCase());
  const called = (await listSports()).filter(({ name }) =>
    wanted.some((spelling) => name.toLowerCase().includes(spelling)),
  );
  return called.map(({ id }) => id);
}

/** Splits as the database splits names (name_typo_keys). */
function toWords(search: string): string[] {
  return search
    .split(/[\s!-/:-@[-`{-~]+/)
    .filter(Boolean)
    .slice(0, NAME_WORDS_MAX);
}

function toPlayersPage(
  rows: NearbyPersonRow[],
  { limit, sportId }: SearchPlayersInput,
  typo: boolean,
): Page<NearbyUserDto> {
  return toPage(rows, {
    name: LIST,
    limit,
    toPosition: ({ chord, id }) => ({ chord, id, typo }),
    toDto: (row) => toNearbyUser(row, sportId),
  });
}
