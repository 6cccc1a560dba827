import type { ReactNode } from 'react';
import { AccountMenu } from './account-menu-lazy';
import { HeaderFrame } from './header-frame';
import type { ShellUser } from './shell-user';

export function Header({ user, bell }: { user: ShellUser; bell?: ReactNode }) {
  return (
    <HeaderFrame width="max-w-[86rem]">
      {bell}
      <AccountMenu user={user} />
    </HeaderFrame>
  );
}
