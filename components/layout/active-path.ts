type Section = { href: string; section: readonly string[] };

/** A whole path segment has to match: `/group/7` belongs to `/group`, and `/groups` does not. */
export function isActivePath(pathname: string, { href, section }: Section): boolean {
  if (pathname === href) return true;
  return section.some((root) => pathname === root || pathname.startsWith(`${root}/`));
}
