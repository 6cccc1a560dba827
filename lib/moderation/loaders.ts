import { type WarningDto, warningListSchema } from '@/lib/moderation/schema';
import { listWarnings } from '@/lib/moderation/service/read-warnings';
import { countReportsByMonth } from '@/lib/moderation/service/report-thing';
import type { Session } from '@/lib/platform/auth/session-store';

/** The warnings that the person has not confirmed. */
export async function loadWarnings({ actor }: Session): Promise<WarningDto[]> {
  return warningListSchema.parse(await listWarnings(actor));
}

export const loadReportsByMonth = () => countReportsByMonth();
