/**
 * Reads rows from text: one per line, the cells between bars in the order of `names`.
 * @throws Error for a line with more or fewer cells
 */
export function readTable<Name extends string>(
  names: readonly Name[],
  text: string,
): Record<Name, string>[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      if (cells.length !== names.length) throw new Error(`Not ${names.length} cells: ${line}`);
      // Each name has its cell.
      return Object.fromEntries(names.map((name, at) => [name, cells[at]])) as Record<Name, string>;
    });
}

/** The items of a cell: 'Serve / Footwork'. */
export function itemsOf(cell: string): string[] {
  return cell === '' ? [] : cell.split(' / ');
}
