/** What people were promised and nothing else would do later. */
const PROMISED = new Set(['users:delete-due']);

/** A failed job can be removed, unless its work was promised: then it can only be tried again. */
export function canRemoveJob(kind: string): boolean {
  return !PROMISED.has(kind);
}
