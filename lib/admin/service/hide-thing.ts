import { hideCoach, hideCoachReview } from '@/lib/coaching/service/apply-as-coach';
import { hideGame } from '@/lib/games/service/cancel-game';
import { hideGroup } from '@/lib/groups/service/edit-group';
import { hideMessage } from '@/lib/messages/service/change-message';
import type { Tx } from '@/lib/platform/db/client';
import { hideImage, hideReview, hideVenue } from '@/lib/venues/service/curate-venue';

/** What an admin can hide, by kind of report: it remains in the database and disappears from every list. */
const HIDE: Record<string, (tx: Tx, id: number) => Promise<void>> = {
  group: hideGroup,
  game: hideGame,
  venue: hideVenue,
  review: hideReview,
  message: hideMessage,
  image: hideImage,
  coach_review: hideCoachReview,
  coach: hideCoach,
};

export function canHide(targetType: string): boolean {
  return targetType in HIDE;
}

export async function hideThing(tx: Tx, targetType: string, targetId: number): Promise<void> {
  await HIDE[targetType]?.(tx, targetId);
}
