/** One sentence for each table whose number of rows does not match the manifest. */
export function compareRows(expected, found) {
  const tables = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
  return tables.flatMap((table) => {
    const [low, high] = expected[table] ?? [0, 0];
    const count = found[table] ?? 0;
    if (count >= low && count <= high) return [];
    const range = low === high ? low : `${low} to ${high}`;
    return [`${table} has ${count} rows; the manifest says ${range}.`];
  });
}

/** One sentence for each picture of the database without a file. */
export function comparePictures(restored, wanted) {
  const files = new Set(restored);
  return wanted
    .filter((key) => !files.has(key))
    .map((key) => `The picture ${key} is in the database, but its file is not in the backup.`);
}
