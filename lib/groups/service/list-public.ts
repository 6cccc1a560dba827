import { findPublicGroups, type PublicGroupRow } from '@/lib/groups/repository/find-public';
import { SITEMAP_URLS_MAX } from '@/lib/platform/http/sitemap-limit';

/** The groups that search engines may index, latest changed first. */
export function listPublicGroups(): Promise<PublicGroupRow[]> {
  return findPublicGroups(SITEMAP_URLS_MAX);
}
