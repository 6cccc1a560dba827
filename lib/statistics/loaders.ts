import type { Session } from '@/lib/platform/auth/session-store';
import { orNotFound } from '@/lib/platform/errors/or-not-found';
import { type GroupStatisticsDto, groupStatisticsSchema } from '@/lib/statistics/schema';
import { readStatistics } from '@/lib/statistics/service/read-statistics';

/** @throws NotFound of Next; AppError forbidden (no organiser) */
export async function loadStatistics(
  { actor }: Session,
  groupId: number,
): Promise<GroupStatisticsDto> {
  return groupStatisticsSchema.parse(await orNotFound(readStatistics(actor, groupId)));
}
