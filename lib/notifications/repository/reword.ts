import { isAbout } from '@/lib/notifications/repository/notifications';
import { stored } from '@/lib/notifications/repository/words';
import type { Tx } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import { on } from '@/lib/platform/db/kysely';
import { type Said, sayAgain } from '@/lib/platform/language/say';

/** Rewords notifications about a subject: `values` replace the parameters of the same names. */
export async function updateWords(
  about: Prisma.InputJsonObject,
  values: Readonly<Record<string, string | number>>,
  tx: Tx,
): Promise<void> {
  // A text sent to a whole group is worded once.
  const rows = await on(tx)
    .selectFrom('notifications')
    .where(isAbout(about))
    .where('said', 'is not', null)
    .groupBy('said')
    .select((eb) => ['said', eb.fn.agg<number[]>('array_agg', ['id']).as('ids')])
    .execute();
  for (const { said, ids } of rows) {
    const { title, message } = said as unknown as { title: Said; message: Said };
    const again = { title: sayAgain(title, values), message: sayAgain(message, values) };
    if (!again.title && !again.message) continue;
    const next = { title: again.title ?? title, message: again.message ?? message };
    await on(tx)
      .updateTable('notifications')
      .set({ ...stored(next), said: JSON.stringify(next) })
      .where('id', 'in', ids.map(Number))
      .execute();
  }
}
