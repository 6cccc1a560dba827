'use client';

import type { Route } from 'next';
import { usePathname } from 'next/navigation';
import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from '@/components/language/link';
import { splitLanguage } from '@/lib/platform/language/paths';

type Section = { href: string; section: readonly string[] };

/** Matches whole path segments: `/group/7` belongs to `/group`, `/groups` does not. */
export function isActivePath(pathname: string, { href, section }: Section): boolean {
  if (pathname === href) return true;
  return section.some((root) => pathname === root || pathname.startsWith(`${root}/`));
}

type NavLinkProps = {
  href: Route;
  section: readonly string[];
  className?: string;
  onClick?: MouseEventHandler;
  children: ReactNode;
};

/** A menu's link, marked while its page is shown. */
export function NavLink({ href, section, className, onClick, children }: NavLinkProps) {
  const { path } = splitLanguage(usePathname());
  const active = isActivePath(path, { href, section });
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
