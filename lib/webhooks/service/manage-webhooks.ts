import { randomUUID } from 'node:crypto';
import { requireCourtVenue, requireOwner } from '@/lib/courts/service/court-facts';
import { canOrganise } from '@/lib/groups/policy';
import { requireGroup } from '@/lib/groups/service/read-group';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Tx } from '@/lib/platform/db/client';
import { lockRow } from '@/lib/platform/db/lock-row';
import { transaction } from '@/lib/platform/db/transaction';
import { env } from '@/lib/platform/env/server';
import { AppError, invalidField, notFound, orNull } from '@/lib/platform/errors/app-error';
import { enqueue } from '@/lib/platform/jobs/queue';
import { say } from '@/lib/platform/language/say';
import { WEBHOOKS_MAX } from '@/lib/webhooks/constants';
import {
  deleteWebhook,
  findWebhook,
  findWebhooks,
  insertWebhook,
  repeatCall,
  updateStopped,
} from '@/lib/webhooks/repository';
import {
  type AddWebhookInput,
  type WebhookDto,
  type WebhookOwner,
  webhookListSchema,
} from '@/lib/webhooks/schema';
import { texts } from '@/lib/webhooks/server-texts';
import { secretOf } from '@/lib/webhooks/service/send-webhook';

/** @throws AppError not_found, forbidden (neither an organiser of the group nor an owner of the venue) */
async function requireManager(
  actor: Actor,
  {
    groupId,
    venueId,
  }: { groupId?: number | null | undefined; venueId?: number | null | undefined },
  tx?: Tx,
): Promise<void> {
  if (groupId != null) {
    const group = await requireGroup(actor, groupId, tx);
    if (!canOrganise(group)) throw new AppError('forbidden', say(texts, 'onlyOrganisers'));
  }
  if (venueId != null) requireOwner(actor, await requireCourtVenue(actor, venueId, tx));
}

/** Oldest first. @throws AppError not_found, forbidden */
export async function listWebhooks(actor: Actor, owner: WebhookOwner): Promise<WebhookDto[]> {
  await requireManager(actor, owner);
  const rows = await findWebhooks(owner);
  return webhookListSchema.parse(
    rows.map(({ id, url, events, failingSince, stoppedAt, calls }) => ({
      id,
      url,
      events,
      secret: secretOf(id),
      isOn: stoppedAt === null,
      failingSince: failingSince?.toISOString() ?? null,
      calls: calls.map((call) => ({
        ...call,
        id: Number(call.id),
        at: new Date(call.at).toISOString(),
      })),
    })),
  );
}

/** @throws AppError not_found, forbidden, invalid (the address, the events), conflict (too many) */
export async function addWebhook(
  actor: Actor,
  { groupId, venueId, url, events }: AddWebhookInput,
): Promise<WebhookDto[]> {
  const owner = { groupId, venueId };
  if (!url.startsWith('https:') && env.WEBHOOK_ADDRESSES.length === 0) {
    throw invalidField('url', say(texts, 'onlyHttps'));
  }
  if (venueId && events.includes('member.joined')) {
    throw invalidField('events', say(texts, 'noMembers'));
  }
  await transaction(async (tx) => {
    await lockRow(groupId ? 'groups' : 'venues', groupId ?? venueId ?? 0, tx);
    await requireManager(actor, owner, tx);
    if ((await findWebhooks(owner, tx)).length >= WEBHOOKS_MAX) {
      throw new AppError('conflict', say(texts, 'tooMany', { max: WEBHOOKS_MAX }));
    }
    await insertWebhook({ groupId, venueId, url, events: [...new Set(events)] }, tx);
  });
  return listWebhooks(actor, owner);
}

/** @throws AppError not_found, forbidden */
async function onWebhook<T>(
  actor: Actor,
  id: number,
  work: (tx: Tx, owner: WebhookOwner) => Promise<T>,
): Promise<T> {
  return transaction(async (tx) => {
    const webhook = await findWebhook(id, tx);
    const owner = webhook && { groupId: webhook.groupId, venueId: webhook.venueId };
    // Who may not see its group or venue learns nothing of the webhook.
    const seen = owner && (await orNull(requireManager(actor, owner, tx).then(() => owner)));
    if (!seen) throw notFound(say(texts, 'webhookNotFound'));
    return work(tx, { groupId: seen.groupId ?? undefined, venueId: seen.venueId ?? undefined });
  });
}

/** @throws AppError not_found, forbidden */
export function removeWebhook(actor: Actor, id: number): Promise<void> {
  return onWebhook(actor, id, (tx) => deleteWebhook(id, tx));
}

/** @throws AppError not_found, forbidden */
export function switchWebhook(actor: Actor, id: number, isOn: boolean): Promise<void> {
  return onWebhook(actor, id, (tx) => updateStopped(id, !isOn, tx));
}

/** Sends a test call. @throws AppError not_found, forbidden */
export function tryWebhook(actor: Actor, id: number): Promise<void> {
  return onWebhook(actor, id, (tx) =>
    enqueue(tx, 'webhooks:send', {
      webhookId: id,
      event: 'test',
      eventId: randomUUID(),
      gameId: null,
      at: new Date().toISOString(),
    }),
  );
}

/** Queues a failed call again. @throws AppError not_found, forbidden */
export function repeatWebhookCall(actor: Actor, id: number, callId: number): Promise<void> {
  return onWebhook(actor, id, async (tx) => {
    if (!(await repeatCall(id, callId, tx))) throw notFound(say(texts, 'callNotFound'));
  });
}
