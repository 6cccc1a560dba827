/** Jobs that people were promised and that have no later substitute. */
const PROMISED = new Set(['users:delete-due']);

/** A failed job can be removed, unless its work was promised: then it can only be retried. */
export function canRemoveJob(kind: string): boolean {
  return !PROMISED.has(kind);
}
