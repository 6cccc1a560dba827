import { NotificationBell } from '@/components/notifications/notification-bell';
import { AccountMenu } from './account-menu';
import { HeaderFrame } from './header-frame';
import type { ShellUser } from './shell-user';

export function Header({ user }: { user: ShellUser }) {
  return (
    <HeaderFrame width="max-w-[86rem]">
      <NotificationBell />
      <AccountMenu user={user} />
    </HeaderFrame>
  );
}
