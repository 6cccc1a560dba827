/**
 * The value below which a share of what was counted lies, as Prometheus computes it: buckets count the smaller ones too, and
 * inside a bucket values are taken to be spread evenly. Beyond the last limit it is that limit.
 * @param share from 0 to 1
 * @param buckets by their upper limit, the last without one (Infinity)
 */
export function quantileOf(
  share: number,
  buckets: readonly { bucket: number; count: number }[],
): number | null {
  const all = buckets.at(-1)?.count ?? 0;
  if (all === 0) return null;
  const rank = share * all;
  const index = buckets.findIndex(({ count }) => count >= rank);
  const [before, found] = [buckets[index - 1], buckets[index]];
  const [low, counted] = [before?.bucket ?? 0, before?.count ?? 0];
  if (!found || found.bucket === Number.POSITIVE_INFINITY) return low;
  if (found.count === counted) return found.bucket;
  return low + (found.bucket - low) * ((rank - counted) / (found.count - counted));
}
