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
    .replace(/[øłđðıæœßþ]/g, (letter) => UNDECOMPOSED[letter] ?? letter);
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
