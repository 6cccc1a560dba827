import { foldWords } from '@/lib/platform/geocoding/fold.mjs';
import { NAME_SPELLINGS } from '@/lib/platform/language/name-spellings';
import { PLACE_SPELLINGS } from '@/lib/platform/language/place-spellings';

/**
 * Names of the same sport, place, amenity or person, in both scripts, the most usual first: a search tries only some of them. A
 * name of two things, such as 'pool', is in the list of each.
 */
const SPELLINGS: readonly (readonly string[])[] = [
  ['american football', 'امریکن فٹ بال', 'امریکی فٹ بال', 'امریکن فٹبال'],
  ['badminton', 'بیڈمنٹن', 'چڑی', 'shuttle'],
  ['baseball', 'بیس بال', 'بیسبال'],
  ['basketball', 'باسکٹ بال', 'باسکٹبال'],
  ['boxing', 'باکسنگ', 'مکے بازی'],
  ['cricket', 'کرکٹ', 'ٹیپ بال', 'ہارڈ بال', 'نیٹ پریکٹس', 'tape ball', 'hard ball'],
  ['fitness', 'فٹنس', 'ورزش', 'exercise'],
  ['golf', 'گالف', 'گولف'],
  ['gym', 'جم', 'جِم ورک آؤٹ', 'gym workout', 'کسرت', 'weights'],
  ['hockey', 'ہاکی', 'field hockey'],
  ['paddle', 'padel', 'پیڈل', 'پیڈل ٹینس'],
  ['rugby', 'رگبی'],
  ['running', 'رننگ', 'جاگنگ', 'دوڑ', 'jogging'],
  ['snooker', 'سنوکر', 'اسنوکر', 'بلیئرڈ', 'pool', 'پول'],
  ['soccer', 'football', 'فٹ بال', 'فٹبال', 'ساکر', 'futsal', 'فٹسال'],
  ['softball', 'سافٹ بال', 'سافٹبال'],
  ['swimming', 'سوئمنگ', 'تیراکی', 'pool', 'پول'],
  ['table tennis', 'ٹیبل ٹینس', 'پنگ پانگ', 'ping pong'],
  ['tennis', 'ٹینس', 'لان ٹینس', 'lawn tennis'],
  ['volleyball', 'والی بال', 'والیبال'],
  ['yoga', 'یوگا'],
  ...PLACE_SPELLINGS,
  ['air conditioning', 'اے سی'],
  ['cafeteria', 'کینٹین'],
  ['changing rooms', 'چینجنگ روم'],
  ['equipment rental', 'سامان کرائے پر'],
  ['first aid', 'فرسٹ ایڈ'],
  ['lighting', 'لائٹس'],
  ['parking', 'پارکنگ'],
  ['seating area', 'بیٹھنے کی جگہ'],
  ['security', 'سیکیورٹی'],
  ['showers', 'شاور'],
  ['sound system', 'ساؤنڈ سسٹم'],
  ['wifi', 'وائی فائی'],
  ...NAME_SPELLINGS,
];

/** Searched with its dot only: two Latin letters are in the middle of too many other names, 'md' in 'Hamdan'. */
const SHORTENED = /^[a-z]{1,2}$/;
const OFTEN_DOTTED = ['mohd', 'muhd'];
/** Without a name behind it, it would find the end of every other sentence. */
const LONELY = /(?:^| )[a-z]{1,2}\.$/;

/** How a name is written, by its folded form. */
function written(name: string): string[] {
  if (SHORTENED.test(name)) return [`${name}.`];
  if (/ u[lr] /.test(name)) return [name, name.replaceAll(' ', '-')];
  return OFTEN_DOTTED.includes(name) ? [name, `${name}.`] : [name];
}

/** Bounds the queries of one search. */
const VARIANTS_MAX = 4;
/** Of several names of the list, the most usual together. */
const COMBINATIONS_MAX = 60;

interface Name {
  name: string;
  /** Its index in the list: names of one search are replaced in this order. */
  at: number;
  /** Its other names; for a name of two things, those of the first and of the second in turns. */
  others: string[];
}

const fold = (text: string): string => foldWords(text).join(' ');

let known: Name[] | undefined;

/** The typed text, and its other names or spellings: 'کرکٹ' and 'cricket'. Compared folded. */
export function spellingsOf(typed: string): string[] {
  return variantsOf(typed).slice(0, VARIANTS_MAX);
}

/** Those of a person's name: one script first, because hardly anybody has a name in two. */
export function nameSpellingsOf(typed: string, max: number): string[] {
  const variants = variantsOf(typed);
  const inOneScript = variants.slice(1).filter((text) => !isMixed(text));
  return [...new Set([typed, ...inOneScript, ...variants])].slice(0, max);
}

const isMixed = (text: string) => /[a-z]/.test(text) && /\p{Script=Arabic}/u.test(text);

function variantsOf(typed: string): string[] {
  known ??= namesOf(SPELLINGS.map((names) => names.map(fold)));
  let pattern = fold(typed);
  const found: Name[] = [];
  for (const one of known) {
    if (!hasWords(pattern, one.name)) continue;
    // Folded text has no braces, so a replaced part is not replaced again.
    pattern = inPlaceOf(pattern, one.name, `{${one.at}}`);
    found.push(one);
  }
  let variants = [{ text: pattern, rank: 0 }];
  for (const { name, at, others } of found.sort((a, b) => a.at - b.at)) {
    variants = variants
      .flatMap(({ text, rank }) =>
        [name, ...others].map((each, order) => ({
          text: inPlaceOf(text, `{${at}}`, each),
          rank: Math.max(rank, order),
        })),
      )
      .sort((a, b) => a.rank - b.rank)
      .slice(0, COMBINATIONS_MAX);
  }
  const first = fold(typed);
  const texts = variants.map(({ text }) => text);
  return [...new Set([typed, ...texts.filter((text) => text !== first && !LONELY.test(text))])];
}

/** Every name once, longer ones first: 'table tennis' is not 'tennis'. */
function namesOf(lists: readonly string[][]): Name[] {
  const names = [...new Set(lists.flat())].map((name, at) => {
    const others = lists
      .filter((list) => list.includes(name))
      .map((list) => list.flatMap(written).filter((each) => each !== name));
    return { name, at, others: inTurns(others) };
  });
  return names.sort((a, b) => b.name.length - a.name.length);
}

function inTurns(lists: readonly string[][]): string[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  const rounds = Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list[at] ?? []),
  );
  return [...new Set(rounds.flat())];
}

const hasWords = (text: string, words: string) => ` ${text} `.includes(` ${words} `);
const inPlaceOf = (text: string, from: string, to: string) =>
  ` ${text} `.replace(` ${from} `, () => ` ${to} `).trim();
