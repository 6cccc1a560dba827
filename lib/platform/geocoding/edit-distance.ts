/**
 * Optimal string alignment distance: insertions, deletions, replacements and swaps of neighbours each cost 1 (Damerau 1964).
 * Returns `max + 1` as soon as the distance is certain to exceed `max`, which keeps thousands of comparisons cheap.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  const table = new DistanceTable(a, b);
  for (let row = 1; row <= a.length; row += 1) {
    if (table.fillRow(row) > max) return max + 1;
  }
  return Math.min(table.get(a.length, b.length), max + 1);
}

class DistanceTable {
  readonly #width: number;
  readonly #cells: Uint8Array;

  constructor(
    readonly a: string,
    readonly b: string,
  ) {
    this.#width = b.length + 1;
    // A byte is enough: names and folded queries are far shorter than 255 letters.
    this.#cells = new Uint8Array((a.length + 1) * this.#width);
    for (let column = 0; column <= b.length; column += 1) this.#cells[column] = column;
  }

  get(row: number, column: number): number {
    return this.#cells[row * this.#width + column] ?? 0;
  }

  /** Fills one row and returns its smallest cell: no later row can be smaller. */
  fillRow(row: number): number {
    this.#cells[row * this.#width] = row;
    let lowest = row;
    for (let column = 1; column < this.#width; column += 1) {
      const cost = this.#cost(row, column);
      this.#cells[row * this.#width + column] = cost;
      if (cost < lowest) lowest = cost;
    }
    return lowest;
  }

  #cost(row: number, column: number): number {
    const { a, b } = this;
    const replaced = a[row - 1] === b[column - 1] ? 0 : 1;
    const simple = Math.min(
      this.get(row - 1, column) + 1,
      this.get(row, column - 1) + 1,
      this.get(row - 1, column - 1) + replaced,
    );
    const swapped =
      row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
    return swapped ? Math.min(simple, this.get(row - 2, column - 2) + 1) : simple;
  }
}
