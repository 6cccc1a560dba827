import { cacheTags } from '@/lib/platform/cache/tags';
import { findPublicPages } from '@/lib/users/repository/public-pages';

/**
 * The tags of all public pages that show a person, for changes that affect all of them: the name, the picture, or whether the
 * person is visible. Ask before deleting a person: afterwards their pages are unknown.
 */
export async function listTagsOfPerson(userId: number): Promise<string[]> {
  return (await findPublicPages(userId)).map(({ noun, id }) => cacheTags[noun](id));
}
