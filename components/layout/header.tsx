import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { cn } from '@/lib/cn';
import { apiRoutes } from '@/lib/routes';
import { AccountMenu } from './account-menu';
import { Logo } from './logo';
import type { ShellUser } from './shell-user';

/** As wide as the page under it: with a side menu or without. */
function HeaderFrame({ width, children }: { width: string; children: ReactNode }) {
  return (
    <header className="@container sticky top-0 z-40 border-b bg-background/90 backdrop-blur-md">
      <div
        className={cn('mx-auto flex h-(--header-height) items-center gap-1 px-4 md:px-6', width)}
      >
        <Logo />
        <div className="ms-auto flex items-center gap-1">{children}</div>
      </div>
    </header>
  );
}

export function Header({ user, bell }: { user: ShellUser; bell?: ReactNode }) {
  return (
    <HeaderFrame width="max-w-[86rem]">
      {bell}
      <AccountMenu user={user} />
    </HeaderFrame>
  );
}

/** `returnTo`: the path of this site to come back to after signing in. */
export function SignedOutHeader({ returnTo }: { returnTo?: string }) {
  return (
    <HeaderFrame width="max-w-6xl">
      <a href={apiRoutes.login(returnTo)} className={buttonVariants()}>
        Sign In
      </a>
    </HeaderFrame>
  );
}
