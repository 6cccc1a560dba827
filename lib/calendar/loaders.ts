import { type CalendarFeedDto, calendarFeedSchema } from '@/lib/calendar/schema';
import { readFeedState } from '@/lib/calendar/service';
import type { Session } from '@/lib/platform/auth/session-store';

export async function loadFeedState({ actor }: Session): Promise<CalendarFeedDto> {
  return calendarFeedSchema.parse(await readFeedState(actor));
}
