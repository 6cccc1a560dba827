import type { Actor } from '@/lib/platform/auth/actor';
import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import { violates } from '@/lib/platform/db/errors';
import { transaction } from '@/lib/platform/db/transaction';
import { invalidField, notFound } from '@/lib/platform/errors/app-error';
import { say } from '@/lib/platform/language/say';
import { recordAudit } from '@/lib/platform/observability/audit';
import { insertSport, updateSport } from '@/lib/sports/repository';
import type { SaveSportInput, SportDto } from '@/lib/sports/schema';
import { texts } from '@/lib/sports/server-texts';

/**
 * Only admins' routes call it.
 * @throws AppError invalid (the name is taken, ignoring case)
 */
export function addSport(admin: Actor, input: SaveSportInput): Promise<SportDto> {
  return refusingDuplicates(() =>
    transaction(async (tx) => {
      const sport = await insertSport(input, tx);
      expireTags(tx, cacheTags.sports);
      const data = { name: sport.name };
      await recordAudit(
        {
          actorId: admin.userId,
          action: 'sport.added',
          targetType: 'sport',
          targetId: sport.id,
          data,
        },
        tx,
      );
      return sport;
    }),
  );
}

/**
 * Renames a sport or changes its emoji; a trigger updates the names stored with venues. Only admins' routes call it.
 * @throws AppError not_found, invalid (the name is taken)
 */
export function changeSport(admin: Actor, id: number, input: SaveSportInput): Promise<SportDto> {
  const sport = { id, ...input };
  return refusingDuplicates(() =>
    transaction(async (tx) => {
      const before = await updateSport(sport, tx);
      if (before === null) throw notFound(say(texts, 'sportNotFound'));
      expireTags(tx, cacheTags.sports);
      const data = { name: sport.name, before };
      await recordAudit(
        {
          actorId: admin.userId,
          action: before === sport.name ? 'sport.changed' : 'sport.renamed',
          targetType: 'sport',
          targetId: id,
          data,
        },
        tx,
      );
      return sport;
    }),
  );
}

async function refusingDuplicates<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!violates(error, 'sports_name_key') && !violates(error, 'sports_lower_name_key'))
      throw error;
    throw invalidField('name', say(texts, 'sportNameTaken'));
  }
}
