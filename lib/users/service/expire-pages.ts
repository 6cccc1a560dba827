import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import { db } from '@/lib/platform/db/client';
import { findPublicPages } from '@/lib/users/repository/find-suggestions';

/** The tags of all public pages that show a person. Call it before deleting a person: afterwards their pages are unknown. */
export async function listTagsOfPerson(userId: number): Promise<string[]> {
  return (await findPublicPages(userId)).map(({ noun, id }) => cacheTags[noun](id));
}

/** For changes that show on all pages of a person: the name, the picture, or whether the person is visible. */
export async function expirePagesOfPerson(userId: number): Promise<void> {
  expireTags(db, ...(await listTagsOfPerson(userId)));
}
