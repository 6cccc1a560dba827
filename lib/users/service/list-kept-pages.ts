import { cacheTags } from '@/lib/cache/tags';
import { findPublicPages } from '@/lib/users/repository/public-pages';

/**
 * The tags of all public pages that show a person, for what changes on all of them: their name or picture, and whether they
 * are there at all. Ask before a person is deleted: afterwards nobody knows their pages.
 */
export async function listTagsOfPerson(userId: number): Promise<string[]> {
  return (await findPublicPages(userId)).map(({ noun, id }) => cacheTags[noun](id));
}
