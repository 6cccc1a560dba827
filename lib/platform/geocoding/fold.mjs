// Plain JavaScript, because scripts/load-places.mjs folds the names of the table with it, before anything is compiled.

const QUERY_LENGTH_MAX = 100;
const PLAIN_WORD = /^[a-z0-9]{0,100}$/;
const ASCII = /^[\x20-\x7e]*$/;
// Letters that Unicode does not decompose into a base letter and a mark.
const UNDECOMPOSED = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

// One letter for the forms of Arabic, Sindhi and Urdu keyboards. `search_text` of the database has the same pairs.
const FOLDED_FROM = 'ٱكڪںهھەةۃيىېۍ۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩';
const FOLDED_TO = 'اککنہہہہہیییی01234567890123456789';
const FOLDED = new RegExp(`[${FOLDED_FROM}]`, 'g');
/** Tatweel, the joiners, and hamza on the line. */
const SILENT = /\u0640|\u200C|\u200D|\u0621/g;
/** Karachi writes اسٹیڈیم, Lahore سٹیڈیم. Only before these letters: اسلام is not سلام. */
const HELPING_ALIF = /(^|[^\p{L}\p{N}])ا(?=س[ٹپک])/gu;

/**
 * Normalised words: no accents, case or punctuation ('Québec' → ['quebec'], "Cox's Bazar" → ['coxs', 'bazar']).
 * @param {string} text
 * @returns {string[]}
 */
export function foldWords(text) {
  return plainLetters(text.slice(0, QUERY_LENGTH_MAX))
    .replace(/['’‘ʻʼ`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

function plainLetters(text) {
  const lower = text.toLowerCase();
  // Most names are plain already, and thirty thousand of them are folded when the table is filled.
  if (ASCII.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[øłđðıæœßþ]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
    .replace(SILENT, '')
    .replace(FOLDED, (letter) => FOLDED_TO[FOLDED_FROM.indexOf(letter)])
    .replace(HELPING_ALIF, '$1');
}

/**
 * The words without spaces, so that 'F7', 'F-7' and 'f 7' are one name.
 * @param {string} text
 * @returns {string}
 */
export function foldKey(text) {
  const key = text.toLowerCase();
  return PLAIN_WORD.test(key) ? key : foldWords(text).join('');
}
