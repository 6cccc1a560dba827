/**
 * Folders that import one another in a circle cannot be read, tested or moved alone.
 * @param {{from: string, to: string, file: string, target: string}[]} arrows
 * @returns {string[]} one line per import that is part of a circle
 */
export function findCircles(arrows) {
  const next = new Map();
  for (const { from, to } of arrows) next.set(from, (next.get(from) ?? new Set()).add(to));
  const reached = new Map([...next.keys()].map((start) => [start, reachableFrom(start, next)]));
  return arrows
    .filter(({ from, to }) => reached.get(to)?.has(from))
    .map(
      ({ from, to, file, target }) =>
        `${file} imports ${target}, and ${to} leads back to ${from}: sink what both need, or move the step that knows both above them.`,
    );
}

function reachableFrom(start, next) {
  const seen = new Set();
  const open = [start];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const to of next.get(at) ?? []) {
      if (seen.has(to)) continue;
      seen.add(to);
      open.push(to);
    }
  }
  return seen;
}
