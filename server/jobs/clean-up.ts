import { keepBookingTimes } from '@/lib/bookings/service/close-booking';
import { keepClassTimes } from '@/lib/classes/service/keep-times';
import { sweepCertificates } from '@/lib/coaching/service/certificates';
import { keepCourtTimes } from '@/lib/courts/service/end-times';
import { sendFollowLetters } from '@/lib/follows/service/tell';
import { completeGames } from '@/lib/games/service/after-game';
import { sweepSeatAsks } from '@/lib/games/service/call-players';
import { keepGameTimes } from '@/lib/games/service/keep-rules';
import { extendSeries } from '@/lib/games/service/series';
import { sweepEntries } from '@/lib/invites/service/enter-by-link';
import { sweepSkips } from '@/lib/likes/service';
import { sweepPictures } from '@/lib/messages/service/upload-picture';
import { sweepNotifications } from '@/lib/notifications/service/read-notifications';
import { sweep } from '@/lib/platform/jobs/sweep';
import { endSuspensions } from '@/lib/users/service/change-account-status';
import { countDueGenders } from '@/lib/users/service/edit-profile';
import { sweepExports } from '@/lib/users/service/make-export';

/** Ends or deletes expired records. Each step is safe to run twice. */
export async function cleanUp(): Promise<void> {
  await sweep();
  await endSuspensions();
  await countDueGenders();
  await completeGames();
  await sweepSkips();
  await sweepEntries();
  await sweepSeatAsks();
  await sweepNotifications();
  await sweepPictures();
  await sweepCertificates();
  await sweepExports();
  await extendSeries();
  await keepGameTimes();
  await keepClassTimes();
  await keepBookingTimes();
  await keepCourtTimes();
  await sendFollowLetters();
}
