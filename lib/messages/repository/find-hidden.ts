import { on } from '@/lib/platform/db/kysely';

export interface HiddenPlace {
  conversationId: number;
  seq: number;
  hiddenAt: Date;
}

export async function findPlaceOfHidden(messageId: number): Promise<HiddenPlace | null> {
  const row = await on()
    .selectFrom('messages')
    .where('id', '=', messageId)
    .where('hiddenAt', 'is not', null)
    .select(['conversationId', 'seq', 'hiddenAt'])
    .$narrowType<{ hiddenAt: Date }>()
    .executeTakeFirst();
  return row ?? null;
}
