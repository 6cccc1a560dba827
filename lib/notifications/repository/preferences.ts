import type { Tx } from '@/lib/platform/db/client';

/** The channels of a topic; omitted ones remain unchanged. */
export interface TopicChoice {
  topic: string;
  inApp?: boolean;
  push?: boolean;
  email?: boolean;
}

export async function upsertPreference(
  userId: number,
  { topic, ...choice }: TopicChoice,
  tx: Tx,
): Promise<void> {
  // Undefined values are removed, which Prisma refuses: omitted columns keep their value.
  const values = Object.fromEntries(
    Object.entries(choice).filter(([, value]) => value !== undefined),
  );
  await tx.notificationPreference.upsert({
    where: { userId_topic: { userId, topic } },
    create: { userId, topic, ...values },
    update: values,
  });
}
