import { expireTags } from '@/lib/platform/cache/expire';
import { cacheTags } from '@/lib/platform/cache/tags';
import type { Tx } from '@/lib/platform/db/client';
import { violates } from '@/lib/platform/db/errors';
import { AppError, notFound } from '@/lib/platform/errors/app-error';
import { timeZoneAt } from '@/lib/platform/geocoding/time-zone';
import { say } from '@/lib/platform/language/say';
import {
  type ApplicantRow,
  type Decision,
  findApplicant,
  handOverVenue,
  insertVerifiedVenue,
  updateDecided,
} from '@/lib/venues/repository/applications';
import { texts } from '@/lib/venues/server-texts';
import { approximatePoint } from '@/lib/venues/service/read-venue';

interface Decided {
  application: ApplicantRow;
  /** The venue of an approved application; null for a rejected one. */
  venueId: number | null;
}

/**
 * Stores an admin's decision about an application. Approval adds a new venue or hands over the listed one; both become
 * 'Verified'. Runs in the caller's transaction.
 * @throws AppError not_found, conflict (decided already, the venue is gone)
 */
export async function decideApplication(tx: Tx, id: number, decision: Decision): Promise<Decided> {
  const application = await findApplicant(id, tx);
  if (!application) throw notFound(say(texts, 'applicationNotFound'));
  if (!(await updateDecided(id, decision, tx))) {
    throw new AppError('conflict', say(texts, 'applicationDecided'));
  }
  if (decision.status === 'rejected') return { application, venueId: null };
  const venueId = await giveVenue(tx, application);
  expireTags(tx, cacheTags.venue(venueId), cacheTags.venues);
  return { application, venueId };
}

async function giveVenue(tx: Tx, application: ApplicantRow): Promise<number> {
  const { venueId, userId, latitude, longitude } = application;
  if (venueId !== null) {
    if (await handOverVenue(venueId, userId, tx)) return venueId;
    throw new AppError('conflict', say(texts, 'applicationVenueGone'));
  }
  const point =
    latitude === null || longitude === null
      ? await approximatePoint(application, undefined, tx)
      : {
          latitude,
          longitude,
          pointIsApproximate: false,
          timeZone: timeZoneAt({ latitude, longitude }),
        };
  return insertVerifiedVenue(application, point, tx).catch((error: unknown) => {
    if (!violates(error, 'venues_')) throw error;
    throw new AppError('conflict', say(texts, 'applicationRefused'), {
      cause: error,
    });
  });
}
