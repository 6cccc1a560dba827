import { findPublicGroups, type PublicGroupRow } from '@/lib/groups/repository/find-public';

/** The most URLs in one sitemap file. */
const SITEMAP_URLS_MAX = 50_000;

/** The groups that search engines may index, latest changed first. */
export function listPublicGroups(): Promise<PublicGroupRow[]> {
  return findPublicGroups(SITEMAP_URLS_MAX);
}
