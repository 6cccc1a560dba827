import { texts as admin } from '@/lib/admin/server-texts';
import { texts as bookings } from '@/lib/bookings/server-texts';
import { texts as calendar } from '@/lib/calendar/server-texts';
import { texts as classes } from '@/lib/classes/server-texts';
import { texts as clients } from '@/lib/clients/server-texts';
import { texts as coaching } from '@/lib/coaching/server-texts';
import { texts as connections } from '@/lib/connections/server-texts';
import { texts as courts } from '@/lib/courts/server-texts';
import { texts as embed } from '@/lib/embed/server-texts';
import { texts as follows } from '@/lib/follows/server-texts';
import { texts as games } from '@/lib/games/server-texts';
import { texts as groups } from '@/lib/groups/server-texts';
import { texts as guardians } from '@/lib/guardians/server-texts';
import { texts as invites } from '@/lib/invites/server-texts';
import { texts as likes } from '@/lib/likes/server-texts';
import { texts as messages } from '@/lib/messages/server-texts';
import { texts as moderation } from '@/lib/moderation/server-texts';
import { texts as money } from '@/lib/money/server-texts';
import { texts as notifications } from '@/lib/notifications/server-texts';
import { texts as auth } from '@/lib/platform/auth/server-texts';
import { texts as captcha } from '@/lib/platform/captcha/server-texts';
import { texts as db } from '@/lib/platform/db/server-texts';
import { texts as errors } from '@/lib/platform/errors/server-texts';
import { texts as health } from '@/lib/platform/health/server-texts';
import { texts as http } from '@/lib/platform/http/server-texts';
import { texts as mail } from '@/lib/platform/mail/server-texts';
import { texts as storage } from '@/lib/platform/storage/server-texts';
import { texts as proposals } from '@/lib/proposals/server-texts';
import { texts as regulars } from '@/lib/regulars/server-texts';
import { texts as sports } from '@/lib/sports/server-texts';
import { texts as statistics } from '@/lib/statistics/server-texts';
import { texts as teams } from '@/lib/teams/server-texts';
import { texts as users } from '@/lib/users/server-texts';
import { texts as venues } from '@/lib/venues/server-texts';
import { texts as webhooks } from '@/lib/webhooks/server-texts';

/**
 * The English texts of what the server says and stores, by their ids: notifications and e-mails are stored in English too, and
 * are worded again in another language. `all.test` finds a file that is missing here.
 */
export const said = Object.fromEntries(
  [
    admin,
    bookings,
    calendar,
    classes,
    coaching,
    connections,
    courts,
    embed,
    follows,
    games,
    groups,
    guardians,
    invites,
    likes,
    messages,
    moderation,
    money,
    notifications,
    auth,
    captcha,
    db,
    errors,
    health,
    http,
    mail,
    storage,
    proposals,
    clients,
    regulars,
    sports,
    statistics,
    teams,
    users,
    venues,
    webhooks,
  ].map(({ id, english }) => [id, english] as const),
);
