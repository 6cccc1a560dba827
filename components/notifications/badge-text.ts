export const BADGE_MAX = 9;

/** The bell's badge: nothing, the count, or '9+'. */
export function badgeText(unread: number): string | null {
  if (unread <= 0) return null;
  return unread > BADGE_MAX ? `${BADGE_MAX}+` : String(unread);
}
