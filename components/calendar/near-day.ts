import { addDays } from '@/lib/platform/calendar/add-days';

/** Today and tomorrow are the reader's days, whichever day it is at the place. */
export function nearDay(date: string, readerToday: string): 'today' | 'tomorrow' | 'weekday' {
  if (date === readerToday) return 'today';
  return date === addDays(readerToday, 1) ? 'tomorrow' : 'weekday';
}
