export const ADMIN_NOTES_LENGTH_MAX = 2_000;
export const WARNING_LENGTH_MAX = 1_000;
export const SUSPENSION_DAYS = [1, 7, 30, 90] as const;
export const SUSPENSION_DAYS_DEFAULT = 7;
export const CHART_DAYS = 30;
/** The objectives of docs/operations.md: of all requests, so many do not fail, and so many are answered in time. */
export const AVAILABLE_SHARE = 0.999;
export const FAST_SHARE = 0.99;
/** A limit of the histogram of durations (lib/platform/observability/metrics). */
export const FAST_SECONDS = 1;

export const REPORT_ACTIONS = ['dismiss', 'hide', 'warn', 'suspend', 'ban', 'restore'] as const;
export type ReportAction = (typeof REPORT_ACTIONS)[number];
export const JOB_ACTIONS = ['retry', 'remove'] as const;
export type JobAction = (typeof JOB_ACTIONS)[number];
export const PERSON_ACTIONS = ['suspend', 'ban', 'restore', 'end-sessions'] as const;
export type PersonAction = (typeof PERSON_ACTIONS)[number];
