import { db } from '@/lib/db/client';

/** The link in the latest letter to this address, as its owner reads it. */
export async function linkMailedTo(email: string): Promise<URL> {
  const { url } = await db.mailLink.findFirstOrThrow({
    where: { mail: { to: email } },
    orderBy: { mailId: 'desc' },
    select: { url: true },
  });
  return new URL(url);
}
