/** A skipped person may come back to the stack after so long. */
export const SKIP_DAYS = 30;
