import {
  findVenueOfGame,
  type GroupOfGame,
  updatePlaceWords,
  updateVenue,
} from '@/lib/games/repository/edit-game';
import { findOrganisersAt } from '@/lib/games/repository/participants';
import { texts } from '@/lib/games/server-texts';
import {
  followMerged as followMergedInLines,
  renamePlace,
} from '@/lib/messages/service/system-line';
import { PRIVATE_ADDRESS } from '@/lib/moderation/visibility';
import {
  followMerged,
  followPlace,
  forgetUnreadOfAll,
  notifyAll,
  publishNotifications,
} from '@/lib/notifications/service/notify';
import type { Tx } from '@/lib/platform/db/client';
import { afterCommit } from '@/lib/platform/db/transaction';
import { invalidField } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';

/**
 * Moves the games of a venue, and what says where one is or was, to the one that it is merged into. Runs in the caller's
 * transaction. @returns the games
 */
export async function moveGames(
  tx: Tx,
  { mergedId, survivingId }: { mergedId: number; survivingId: number },
): Promise<{ id: number }[]> {
  const venues = { from: mergedId, to: survivingId };
  await followMerged(tx, venues);
  await followMergedInLines(tx, venues);
  return updateVenue(mergedId, survivingId, tx);
}

/** Renames a venue in its games, and in the notifications and lines that say where one is or was. */
export async function renameVenue(
  tx: Tx,
  venueId: number,
  rename: (words: string) => string,
): Promise<void> {
  await renamePlaces(tx, venueId, rename);
  await followPlace(tx, { venueIds: [venueId] }, rename);
  await renamePlace(tx, { venueIds: [venueId] }, rename);
}

/** In its games alone. */
export function renamePlaces(
  tx: Tx,
  venueId: number,
  rename: (words: string) => string,
): Promise<void> {
  return updatePlaceWords(venueId, rename, tx);
}

/** In the transaction that takes a venue away: who may change games there is asked for another place, once for all of them. */
export async function askForPlace(tx: Tx, venueId: number): Promise<void> {
  const organisers = await findOrganisersAt(venueId, tx);
  const pending = await notifyAll(
    tx,
    organisers.map(({ userId, id, groupId, title, startsAt, timeZone, games }) => ({
      userId,
      type: 'game_changed',
      title: say(texts, 'needsPlaceTitle', { game: title }),
      message: say(texts, 'needsPlaceMessage', {
        startsAt: startsAt.toISOString(),
        timeZone,
        others: games - 1,
      }),
      // Not its `venueId`: by that it would go with the venue.
      data: { gameId: id, groupId, lostVenueId: venueId },
    })),
  );
  afterCommit(tx, () => void publishNotifications(pending));
}

/** In the transaction that brings the venue back: nobody is asked any more. */
export async function takeBackAsk(tx: Tx, lostVenueId: number): Promise<void> {
  await forgetUnreadOfAll(tx, { type: 'game_changed', about: { lostVenueId } });
}

/** What was told of a game whose address has become private, or is erased, says its area instead. */
export async function hideAddress(
  tx: Tx,
  { id: gameId, location, area }: { id: number; location: string; area: string | null },
): Promise<void> {
  const rename = (words: string) => (words === location ? (area ?? PRIVATE_ADDRESS) : words);
  await followPlace(tx, { gameId }, rename);
  await renamePlace(tx, { gameId }, rename);
}

interface PlaceInput {
  venueId?: number | null;
  location?: string | null;
  area?: string | null;
  timeZone?: string;
}

export interface GamePlace {
  venueId: number | null;
  location: string;
  area: string | null;
  latitude: number | null;
  longitude: number | null;
  timeZone: string;
}

/**
 * Resolves the place of a game. A venue has its own area and point. The point of a place in words is unknown: it has the typed
 * area, if any, and is listed around the group's point, but no distance to it is shown.
 * @throws AppError invalid (no such venue, no place at all)
 */
export async function placeOfGame(
  tx: Tx,
  group: GroupOfGame,
  { venueId, location, area, timeZone }: PlaceInput,
): Promise<GamePlace> {
  if (venueId) {
    const venue = await findVenueOfGame(venueId, tx);
    if (!venue) throw invalidField('venueId', say(texts, 'venueGone'));
    return {
      venueId,
      location: location ?? venue.place,
      area: area ?? venue.area,
      latitude: venue.latitude,
      longitude: venue.longitude,
      timeZone: timeZone ?? venue.timeZone,
    };
  }
  if (!location) throw invalidField('location', say(texts, 'locationRequired'));
  return {
    venueId: null,
    location,
    area: area ?? null,
    latitude: group.latitude,
    longitude: group.longitude,
    timeZone: timeZone ?? group.timeZone,
  };
}
