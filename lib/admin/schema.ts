import { z } from 'zod';
import {
  ADMIN_NOTES_LENGTH_MAX,
  JOB_ACTIONS,
  PERSON_ACTIONS,
  REPORT_ACTIONS,
  SUSPENSION_DAYS,
  SUSPENSION_DAYS_DEFAULT,
} from '@/lib/admin/constants';
import { texts } from '@/lib/admin/texts';
import { openingSpanSchema } from '@/lib/platform/calendar/opening-hours';
import { later, says } from '@/lib/platform/language/say';
import { SECURITY_EVENT_NAMES } from '@/lib/platform/observability/security-event-names';
import { pagingShape } from '@/lib/platform/validation/batch-size';
import { idParam } from '@/lib/platform/validation/numbers';
import { optionalMultiLine, searchText } from '@/lib/platform/validation/text';

const adminNotes = optionalMultiLine(
  later(texts, 'adminNotesLabel'),
  ADMIN_NOTES_LENGTH_MAX,
).optional();
const days = z
  .literal(SUSPENSION_DAYS, says(texts, 'suspensionDays'))
  .default(SUSPENSION_DAYS_DEFAULT);

export const decideApplicationParamsSchema = z.object({
  id: idParam,
  action: z.enum(['approve', 'reject']),
});
export const decideApplicationSchema = z.object({ adminNotes });

const status = z.enum(['pending', 'approved', 'rejected']);
const decisionShape = {
  id: z.number().int(),
  name: z.string(),
  status,
  submittedAt: z.iso.datetime(),
  adminNotes: z.string().nullable(),
};

const adminCoachApplicationSchema = z.object({
  ...decisionShape,
  sport: z.string(),
  experience: z.string(),
  location: z.string().nullable(),
  hourlyRate: z.number().int(),
  currency: z.string(),
  certifications: z.array(z.string()),
  specialties: z.array(z.string()),
  bio: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  availability: z.array(z.string()),
  imageUrl: z.string().nullable(),
});
export const adminCoachApplicationListSchema = z.array(adminCoachApplicationSchema);

const adminVenueApplicationSchema = z.object({
  ...decisionShape,
  address: z.string(),
  city: z.string(),
  area: z.string().nullable(),
  openingHours: z.array(openingSpanSchema).nullable(),
  contactPhone: z.string().nullable(),
  contactEmail: z.string().nullable(),
  /** The listed venue that it is about, or the one that the approval created. */
  venueId: z.number().int().nullable(),
});
export const adminVenueApplicationListSchema = z.array(adminVenueApplicationSchema);

export const pendingCountsSchema = z.object({
  coachApplications: z.number().int(),
  certificates: z.number().int(),
  venueApplications: z.number().int(),
});

export const listReportsSchema = z.object({
  ...pagingShape,
  search: searchText.default(''),
  status: z.enum(['open', 'resolved', 'dismissed']).default('open'),
});
export const moderateReportParamsSchema = z.object({
  id: idParam,
  action: z.enum(REPORT_ACTIONS),
});
export const moderateSchema = z.object({ adminNotes, days });

export const adminReportSchema = z.object({
  id: z.number().int(),
  targetType: z.string(),
  targetId: z.number().int(),
  reason: z.string(),
  note: z.string().nullable(),
  /** The reported content as it was. */
  snapshot: z.record(z.string(), z.unknown()),
  status: z.enum(['open', 'resolved', 'dismissed']),
  action: z.string().nullable(),
  adminNotes: z.string().nullable(),
  createdAt: z.iso.datetime(),
  reporter: z.string().nullable(),
  /** The person responsible for the content. */
  subject: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** For a message: the messages around it, itself included. */
  around: z.array(
    z.object({
      id: z.number().int(),
      sender: z.string(),
      content: z.string(),
      createdAt: z.iso.datetime(),
    }),
  ),
  /** Open reports about the same person. */
  openAboutSubject: z.number().int(),
});
export const adminReportListSchema = z.array(adminReportSchema);

export const moderatePersonParamsSchema = z.object({
  id: idParam,
  action: z.enum(PERSON_ACTIONS),
});
export const adminPersonSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  createdAt: z.iso.datetime(),
  bannedAt: z.iso.datetime().nullable(),
  suspendedUntil: z.iso.datetime().nullable(),
  sessions: z.number().int(),
  openReports: z.number().int(),
  warnings: z.number().int(),
});
export const adminPersonListSchema = z.array(adminPersonSchema);

const seriesSchema = z.array(z.object({ day: z.string(), count: z.number().int() }));
export const overviewSchema = z.object({
  counts: z.record(z.string(), z.number().int()),
  /** The last 30 days, today last. */
  series: z.record(z.string(), seriesSchema),
  jobs: z.object({
    waiting: z.number().int(),
    overdue: z.number().int(),
    failed: z.number().int(),
    lastError: z.string().nullable(),
  }),
  mail: z.object({ queued: z.number().int(), failed: z.number().int(), sent: z.number().int() }),
  /** The implementation in use of each external service. */
  providers: z.record(z.string(), z.string()),
});

const vital = z.number().nullable();
/** Of the last 30 days. */
export const serviceLevelsSchema = z.object({
  budgets: z.array(
    z.object({
      name: z.enum(['available', 'fast']),
      /** The share that is to be good, from 0 to 1. */
      objective: z.number(),
      all: z.number().int(),
      bad: z.number().int(),
      /** The share of the budget that is left; below 0 beyond it. */
      left: z.number(),
    }),
  ),
  /** One visit in ten is measured. What three quarters of them stayed below: seconds, `cls` without a unit. */
  visits: z.array(
    z.object({
      /** A pattern such as `/venue/[id]`. */
      page: z.string(),
      device: z.string(),
      language: z.string(),
      visits: z.number().int(),
      values: z.object({ lcp: vital, inp: vital, cls: vital, ttfb: vital }),
    }),
  ),
});

export const findingListSchema = z.array(
  z.object({
    /** The same name as in the log of the start and the output of the doctor. */
    name: z.string(),
    result: z.enum(['warning', 'failure']),
    sentence: z.string(),
    remedy: z.string(),
  }),
);

const auditFilter = {
  /** The actor or the person it was about: name, e-mail or id. */
  person: searchText.default(''),
  /** Words of the action, in the reader's language or as it is stored: 'venue hidden'. */
  action: searchText.default(''),
  from: z.iso.datetime(says(texts, 'fromMustBeInstant')).optional(),
  before: z.iso.datetime(says(texts, 'beforeMustBeInstant')).optional(),
};
export const listAuditSchema = z.object({ ...pagingShape, ...auditFilter });
export const exportAuditSchema = z.object(auditFilter);
const auditEntrySchema = z.object({
  id: z.number().int(),
  actor: z.string().nullable(),
  action: z.string(),
  targetType: z.string(),
  targetId: z.string(),
  /** The current name of the target, of a review its subject, of a message its author; null if it is gone. */
  targetName: z.string().nullable(),
  note: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
  createdAt: z.iso.datetime(),
});
export const auditListSchema = z.array(auditEntrySchema);

const securityEventFilter = {
  /** The account's owner or the actor: name, e-mail or id. */
  person: searchText.default(''),
  event: z.enum(SECURITY_EVENT_NAMES).optional(),
};
export const listSecurityEventsSchema = z.object({ ...pagingShape, ...securityEventFilter });
const adminSecurityEventSchema = z.object({
  id: z.number().int(),
  event: z.enum(SECURITY_EVENT_NAMES),
  /** The e-mail of the account's owner or the actor; null for an unknown person. */
  person: z.string().nullable(),
  /** A hash of the typed e-mail: equal for equal addresses. */
  account: z.string().nullable(),
  /** 203.0.113.0/24 */
  network: z.string().nullable(),
  device: z.string().nullable(),
  isNewDevice: z.boolean(),
  detail: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export const adminSecurityEventListSchema = z.array(adminSecurityEventSchema);

export const listFailedJobsSchema = z.object(pagingShape);
export const decideJobParamsSchema = z.object({ id: idParam, action: z.enum(JOB_ACTIONS) });
const failedJobSchema = z.object({
  id: z.number().int(),
  /** 'mail:send' */
  kind: z.string(),
  attempts: z.number().int(),
  /** Masked: without anything that could name a person. */
  error: z.string().nullable(),
  createdAt: z.iso.datetime(),
  failedAt: z.iso.datetime(),
  canRemove: z.boolean(),
});
export const failedJobListSchema = z.array(failedJobSchema);

export type DecideApplicationInput = z.output<typeof decideApplicationSchema>;
export type ModerateInput = z.output<typeof moderateSchema>;
export type ListReportsInput = z.output<typeof listReportsSchema>;
export type ListAuditInput = z.output<typeof listAuditSchema>;
export type AuditFilter = z.output<typeof exportAuditSchema>;
export type PendingCountsDto = z.infer<typeof pendingCountsSchema>;
export type AdminCoachApplicationDto = z.infer<typeof adminCoachApplicationSchema>;
export type AdminVenueApplicationDto = z.infer<typeof adminVenueApplicationSchema>;
export type AdminReportDto = z.infer<typeof adminReportSchema>;
export type AdminPersonDto = z.infer<typeof adminPersonSchema>;
export type ServiceLevelsDto = z.infer<typeof serviceLevelsSchema>;
export type OverviewDto = z.infer<typeof overviewSchema>;
export type FindingDto = z.infer<typeof findingListSchema>[number];
export type ListSecurityEventsInput = z.output<typeof listSecurityEventsSchema>;
export type SecurityEventFilter = Pick<ListSecurityEventsInput, 'person' | 'event'>;
export type AdminSecurityEventDto = z.infer<typeof adminSecurityEventSchema>;
export type AuditEntryDto = z.infer<typeof auditEntrySchema>;
export type ListFailedJobsInput = z.output<typeof listFailedJobsSchema>;
export type FailedJobDto = z.infer<typeof failedJobSchema>;
