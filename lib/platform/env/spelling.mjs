/** Short names are similar to too many others: HOST and HOME. */
const LENGTH_MIN = 6;
const LENGTH_FOR_TWO = 9;
/** The prefix of an earlier version, or of another framework. */
const PREFIX = 'NEXT_PUBLIC_';

/**
 * Unknown names that look like a known one. Plain JavaScript, because `npm start` uses it before anything is installed.
 * @param {readonly string[]} given
 * @param {readonly string[]} known
 * @returns {Record<string, string>} what each is probably meant to be
 */
export function misspelt(given, known) {
  const unknown = given.filter((name) => !known.includes(name));
  const meant = unknown.map((name) => [name, likelyMeant(name, known)]);
  return Object.fromEntries(meant.filter((pair) => pair[1] !== undefined));
}

/**
 * @param {string} name
 * @param {readonly string[]} known
 * @returns {string | undefined}
 */
export function likelyMeant(name, known) {
  const plain = name.toUpperCase();
  if (plain.startsWith(PREFIX) && known.includes(plain.slice(PREFIX.length))) {
    return plain.slice(PREFIX.length);
  }
  return known.find((one) => {
    if (one.length < LENGTH_MIN) return false;
    return distance(plain, one) <= (one.length < LENGTH_FOR_TWO ? 1 : 2);
  });
}

/**
 * How many letters have to be put in, left out, exchanged or swapped with their neighbour.
 * @param {string} from
 * @param {string} to
 */
export function distance(from, to) {
  /** @type {number[]} */
  let before = [];
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const isSame = from[i - 1] === to[j - 1];
      const isSwapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      next.push(
        Math.min(
          costAt(row, j - 1) + (isSame ? 0 : 1),
          costAt(row, j) + 1,
          costAt(next, j - 1) + 1,
          i > 1 && j > 1 && isSwapped ? costAt(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = row;
    row = next;
  }
  return costAt(row, to.length);
}

/** @type {(row: number[], at: number) => number} */
const costAt = (row, at) => row[at] ?? 0;
