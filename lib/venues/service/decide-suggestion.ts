import { z } from 'zod';
import { placeholderWords } from '@/lib/moderation/constants';
import {
  notify,
  type PendingNotification,
  publishNotifications,
} from '@/lib/notifications/service/notify';
import type { Actor } from '@/lib/platform/auth/actor';
import { expireTags } from '@/lib/platform/cache/expire';
import type { Tx } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { openCursor, type Page, toPage } from '@/lib/platform/http/cursor';
import { say } from '@/lib/platform/language/say';
import { recordAudit } from '@/lib/platform/observability/audit';
import { recordAdminRead } from '@/lib/platform/observability/security-events';
import { canEditVenue, isOwnVenue } from '@/lib/venues/policy';
import type { VenueRow } from '@/lib/venues/repository/find-venue';
import {
  findOpenSuggestions,
  findSuggestion,
  type SuggestionRow,
  updateClosed,
  updateFacts,
  updateSuggestion,
} from '@/lib/venues/repository/suggestions';
import {
  FACT_NAMES,
  type ListSuggestionsInput,
  type OpenSuggestionDto,
} from '@/lib/venues/schema/suggest-change';
import { texts } from '@/lib/venues/server-texts';
import { followVenue } from '@/lib/venues/service/follow-venue';
import { mergeInside } from '@/lib/venues/service/merge-venues';
import { approximatePoint, listTagsOfVenue, requireVenue } from '@/lib/venues/service/read-venue';

const positionSchema = z.object({ id: z.number().int() });
/** A merge removes another venue, so the owner of one of them may not decide it. */
const OWNERS_KINDS = ['edit', 'closed'] as const;
const ALL_KINDS = [...OWNERS_KINDS, 'duplicate'] as const;

/** Suggestions pending with the admins. Only admins' routes call it. */
export function listAllSuggestions(
  admin: Actor,
  input: ListSuggestionsInput,
): Promise<Page<OpenSuggestionDto>> {
  return listBatch(admin, null, ALL_KINDS, input);
}

/**
 * For people who may edit the venue.
 * @throws AppError not_found, forbidden
 */
export async function listSuggestions(
  actor: Actor,
  venueId: number,
  input: ListSuggestionsInput,
): Promise<Page<OpenSuggestionDto>> {
  const venue = await requireVenue(actor, venueId);
  if (!canEditVenue(actor, venue)) throw notYours();
  if (!isOwnVenue(actor, venue)) await recordAdminRead(actor, `suggestions of venue ${venueId}`);
  return listBatch(actor, venue.id, actor.isAdmin ? ALL_KINDS : OWNERS_KINDS, input);
}

async function listBatch(
  actor: Actor,
  venueId: number | null,
  kinds: readonly OpenSuggestionDto['kind'][],
  { cursor, limit }: ListSuggestionsInput,
): Promise<Page<OpenSuggestionDto>> {
  const name = `venues/suggestions/${venueId ?? 'all'}`;
  const afterId = openCursor(name, cursor, positionSchema)?.id;
  const rows = await findOpenSuggestions(actor.userId, {
    venueId,
    kinds,
    afterId,
    limit: limit + 1,
  });
  return toPage(rows, { name, limit, toPosition: ({ id }) => ({ id }), toDto: toSuggestion });
}

/**
 * Applies a suggestion (changed facts, closing, merge) or dismisses it; its author is notified either way.
 * @throws AppError not_found, forbidden, conflict (decided already)
 */
export async function decideSuggestion(
  actor: Actor,
  ids: { venueId: number; suggestionId: number },
  action: 'apply' | 'dismiss',
): Promise<OpenSuggestionDto> {
  const venue = await requireVenue(actor, ids.venueId);
  if (!canEditVenue(actor, venue)) throw notYours();
  const scope = { venueId: venue.id, id: ids.suggestionId };
  const suggestion = await findSuggestion(actor.userId, scope);
  if (!suggestion) throw notFound(say(texts, 'suggestionNotFound'));
  if (suggestion.kind === 'duplicate' && !actor.isAdmin) {
    throw new AppError('forbidden', say(texts, 'mergeNotAllowed'));
  }
  const notified = await transaction(async (tx) => {
    const status = action === 'apply' ? 'approved' : 'rejected';
    if (!(await updateSuggestion(suggestion.id, { status, reviewedBy: actor.userId }, tx))) {
      throw new AppError('conflict', say(texts, 'suggestionDecided'));
    }
    const applied = action === 'apply' ? await apply(tx, actor, { suggestion, venue }) : [];
    await recordAudit(
      {
        actorId: actor.userId,
        action: `venue-suggestion.${action === 'apply' ? 'applied' : 'dismissed'}`,
        targetType: 'venue',
        targetId: venue.id,
        data: { suggestionId: suggestion.id, kind: suggestion.kind },
      },
      tx,
    );
    return [...applied, ...(await tell(tx, actor, suggestion, action))];
  });
  await publishNotifications(notified);
  return toSuggestion((await findSuggestion(actor.userId, scope)) ?? suggestion);
}

async function apply(
  tx: Tx,
  actor: Actor,
  { suggestion, venue }: { suggestion: SuggestionRow; venue: VenueRow },
): Promise<PendingNotification[]> {
  const { venueId, kind, changes, duplicateOf } = suggestion;
  if (kind === 'closed') await updateClosed(venueId, new Date(), tx);
  if (kind === 'edit' && Object.keys(changes).length > 0) {
    const { address } = changes;
    // An approximate point was derived from the address, so it is looked up again.
    const isMoved = address !== undefined && (venue.pointIsApproximate || venue.latitude === null);
    const point = isMoved ? await approximatePoint({ ...venue, address }, venue.timeZone, tx) : {};
    await updateFacts(venueId, { ...changes, ...point }, tx);
    await followVenue(tx, venueId, { from: venue, to: { ...venue, ...changes } });
  }
  if (kind !== 'duplicate' || !duplicateOf) {
    expireTags(tx, ...(await listTagsOfVenue(venueId, tx)));
    return [];
  }
  return mergeInside(tx, actor, { survivingId: duplicateOf.id, mergedId: venueId });
}

async function tell(
  tx: Tx,
  actor: Actor,
  { userId, venueName, venueId, duplicateOf, changes }: SuggestionRow,
  action: 'apply' | 'dismiss',
): Promise<PendingNotification[]> {
  if (userId === null || userId === actor.userId) return [];
  const applied = action === 'apply';
  return [
    await notify(tx, {
      userId,
      type: 'venue_suggestion_decided',
      title: applied ? say(texts, 'appliedTitle') : say(texts, 'dismissedTitle'),
      message: applied
        ? say(texts, 'applied', { venue: changes.name ?? venueName })
        : say(texts, 'dismissed', { venue: venueName }),
      data: { venueId: (applied ? duplicateOf?.id : undefined) ?? venueId },
    }),
  ];
}

const notYours = () => new AppError('forbidden', say(texts, 'decideNotAllowed'));

function toSuggestion(row: SuggestionRow): OpenSuggestionDto {
  const { id, venueId, venueName, kind, note, status, duplicateOf, suggestedBy } = row;
  return {
    id,
    venueId,
    venueName,
    kind,
    note,
    status,
    duplicateOf,
    suggestedBy: suggestedBy && placeholderWords(suggestedBy),
    createdAt: row.createdAt.toISOString(),
    changes: FACT_NAMES.flatMap((field) => {
      const after = row.changes[field];
      return after === undefined ? [] : [{ field, before: row.listed[field], after }];
    }),
  };
}
