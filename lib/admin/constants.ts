export const ADMIN_NOTES_LENGTH_MAX = 2_000;
export const WARNING_LENGTH_MAX = 1_000;
export const SUSPENSION_DAYS = [1, 7, 30, 90] as const;
export const SUSPENSION_DAYS_DEFAULT = 7;
export const CHART_DAYS = 30;

export const REPORT_ACTIONS = ['dismiss', 'hide', 'warn', 'suspend', 'ban'] as const;
export type ReportAction = (typeof REPORT_ACTIONS)[number];
export const JOB_ACTIONS = ['retry', 'remove'] as const;
export type JobAction = (typeof JOB_ACTIONS)[number];
export const PERSON_ACTIONS = ['suspend', 'ban', 'restore', 'end-sessions'] as const;
export type PersonAction = (typeof PERSON_ACTIONS)[number];
