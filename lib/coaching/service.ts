import type { Actor } from '@/lib/auth/actor';
import { findCoachesOfSport } from '@/lib/coaching/repository';
import type { CoachCardDto } from '@/lib/coaching/schema';
import { profileImageUrl } from '@/lib/storage/file-url';
import { PAGE_SIZE_MAX } from '@/lib/validation/paging';

/** The coaches of a sport, the best rated first. */
export async function listCoachesOfSport(actor: Actor, sportId: number): Promise<CoachCardDto[]> {
  const rows = await findCoachesOfSport(actor.userId, { sportId, limit: PAGE_SIZE_MAX });
  return rows.map(({ profileImageKey, profileImageProvider, rating, ...coach }) => ({
    ...coach,
    rating: Math.round(rating * 10) / 10,
    imageUrl: profileImageUrl({ profileImageKey, profileImageProvider }),
  }));
}
