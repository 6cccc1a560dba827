import { defineTexts } from '@/lib/platform/language/define-texts';

export const texts = defineTexts('components/notifications/bell-texts', {
  notifications: 'Notifications',
  bellUnread: ({ count, max }: { count: number; max: number }) =>
    `Notifications, ${count > max ? `${max}+` : count} unread`,
  didNotWork: 'That did not work. Please try again.',
  justNow: 'Just now',
  minutesAgo: ({ count }: { count: number }) => `${count}m ago`,
  hoursAgo: ({ count }: { count: number }) => `${count}h ago`,
  daysAgo: ({ count }: { count: number }) => `${count}d ago`,
});
