import { randomUUID } from 'node:crypto';
import { db } from '@/lib/platform/db/client';

export const createWebhook = (
  of: { groupId: number } | { venueId: number },
  url = 'https://club.example/maidan',
) =>
  db.webhook.create({
    data: { ...of, url, events: ['game.created', 'game.changed', 'game.full'] },
  });

/** A call that was given up. @returns its id */
export async function createFailedCall(webhookId: number): Promise<number> {
  const at = new Date();
  const payload = {
    webhookId,
    event: 'test',
    eventId: randomUUID(),
    gameId: null,
    at: at.toISOString(),
  };
  const { id } = await db.job.create({
    data: { kind: 'webhooks:send', lane: 'hooks', payload, failedAt: at },
  });
  return Number(id);
}
