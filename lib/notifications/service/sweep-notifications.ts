import { deleteOldRead } from '@/lib/notifications/repository/notifications';

const READ_KEPT_DAYS = 180;

/** The bell lists the latest; an old read one only takes space. */
export function sweepNotifications(): Promise<void> {
  return deleteOldRead(READ_KEPT_DAYS);
}
