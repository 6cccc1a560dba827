'use client';

import type { Route } from 'next';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { MouseEventHandler, ReactNode } from 'react';
import { isActivePath } from './active-path';

type NavLinkProps = {
  href: Route;
  section: readonly string[];
  className?: string;
  onClick?: MouseEventHandler;
  children: ReactNode;
};

/** The only client component of the menus; icons and labels are rendered on the server. */
export function NavLink({ href, section, className, onClick, children }: NavLinkProps) {
  const active = isActivePath(usePathname(), { href, section });
  return (
    <Link
      href={href}
      aria-current={active ? 'page' : undefined}
      className={className}
      onClick={onClick}
    >
      {children}
    </Link>
  );
}
