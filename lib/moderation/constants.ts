/** What people can report. */
export const REPORT_TARGETS = [
  'person',
  'group',
  'game',
  'venue',
  'review',
  'message',
  'coach',
  'coach_review',
] as const;
export type ReportTarget = (typeof REPORT_TARGETS)[number];

/** Stored as the key, shown as the label. */
export const REPORT_REASON_LABELS = {
  spam: 'Spam or advertising',
  harassment: 'Harassment or bullying',
  hate: 'Hate or threats',
  sexual: 'Sexual content',
  fake: 'Fake or pretending to be somebody else',
  dangerous: 'Dangerous or illegal',
  wrong: 'Wrong information',
  other: 'Something else',
} as const;

export type ReportReason = keyof typeof REPORT_REASON_LABELS;
export const REPORT_REASONS = Object.keys(REPORT_REASON_LABELS) as [
  ReportReason,
  ...ReportReason[],
];

export const REPORT_NOTE_LENGTH_MAX = 1000;
