export const STATISTICS_WEEKS = 26;
