/** Short names are near to too many others: HOST and HOME. */
const LENGTH_MIN = 6;
const LENGTH_FOR_TWO = 9;
/** What an earlier version, or another framework, put before a name. */
const PREFIX = 'NEXT_PUBLIC_';

/** The known name that `name` is probably meant to be, if any. */
export function likelyMeant(name: string, known: readonly string[]): string | undefined {
  const plain = name.toUpperCase();
  if (plain.startsWith(PREFIX) && known.includes(plain.slice(PREFIX.length))) {
    return plain.slice(PREFIX.length);
  }
  return known.find((one) => {
    if (one.length < LENGTH_MIN) return false;
    return distance(plain, one) <= (one.length < LENGTH_FOR_TWO ? 1 : 2);
  });
}

/** How many letters have to be put in, left out, exchanged or swapped with their neighbour. */
function distance(from: string, to: string): number {
  let before: number[] = [];
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

const costAt = (row: number[], at: number): number => row[at] ?? 0;
