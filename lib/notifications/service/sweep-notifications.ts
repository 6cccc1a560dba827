import { deleteOldRead } from '@/lib/notifications/repository/notifications';

const READ_KEPT_DAYS = 180;

/** The list shows the latest; old read ones are useless. */
export function sweepNotifications(): Promise<void> {
  return deleteOldRead(READ_KEPT_DAYS);
}
