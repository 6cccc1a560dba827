type Section = { href: string; section: readonly string[] };

/** Matches whole path segments: `/group/7` belongs to `/group`, `/groups` does not. */
export function isActivePath(pathname: string, { href, section }: Section): boolean {
  if (pathname === href) return true;
  return section.some((root) => pathname === root || pathname.startsWith(`${root}/`));
}
