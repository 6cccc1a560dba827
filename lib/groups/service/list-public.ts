import { findPublicGroups, type PublicGroupRow } from '@/lib/groups/repository/find-public';

/** What a file of a sitemap may hold. */
const SITEMAP_URLS_MAX = 50_000;

/** The groups that search engines may keep, the latest changed first. */
export function listPublicGroups(): Promise<PublicGroupRow[]> {
  return findPublicGroups(SITEMAP_URLS_MAX);
}
