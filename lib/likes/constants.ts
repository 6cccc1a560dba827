/** A skipped person may come back to the stack after so long (part 3 §5). */
export const SKIP_DAYS = 30;
