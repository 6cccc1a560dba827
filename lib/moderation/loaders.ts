import { type WarningDto, warningListSchema } from '@/lib/moderation/schema';
import { appealState } from '@/lib/moderation/service/appeal';
import { listWarnings } from '@/lib/moderation/service/read-warnings';
import { countReportsByMonth } from '@/lib/moderation/service/report-thing';
import type { Session } from '@/lib/platform/auth/session-store';

/** The warnings that the person has not confirmed. */
export async function loadWarnings({ actor }: Session): Promise<WarningDto[]> {
  return warningListSchema.parse(await listWarnings(actor));
}

export const loadAppealState = (token: string) => appealState(token);

export const loadReportsByMonth = () => countReportsByMonth();
