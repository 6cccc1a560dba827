import { type WarningDto, warningListSchema } from '@/lib/moderation/schema';
import { listWarnings } from '@/lib/moderation/service/read-warnings';
import type { Session } from '@/lib/platform/auth/session-store';

/** The warnings that the person has not confirmed. */
export async function loadWarnings({ actor }: Session): Promise<WarningDto[]> {
  return warningListSchema.parse(await listWarnings(actor));
}
