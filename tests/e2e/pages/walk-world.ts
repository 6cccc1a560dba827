import { ADMIN_TABS } from '@/components/admin/tabs';
import { CLIENT_NAME_LENGTH_MAX } from '@/lib/clients/constants';
import { clientUrl } from '@/lib/clients/service/client-link';
import { NAME_LENGTH_MAX as COURT_NAME_LENGTH_MAX } from '@/lib/courts/constants';
import { GUEST_NAME_LENGTH_MAX } from '@/lib/games/constants';
import { chargeGame } from '@/lib/money/service/charge-game';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { personalUrl } from '@/lib/regulars/service/personal-link';
import { insertRow, type Row } from '@/prisma/rows/insert-rows';
import { bookingStart } from '@/tests/factories/bookings';
import { createClassSession } from '@/tests/factories/classes';
import { createCoach, createCoachApplication } from '@/tests/factories/coaching';
import { connect } from '@/tests/factories/connections';
import { createCourt, createCourtTime, OPEN_LATE } from '@/tests/factories/courts';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { createFailedJob } from '@/tests/factories/jobs';
import { createConversation, createMessage, groupConversation } from '@/tests/factories/messages';
import { createReport } from '@/tests/factories/moderation';
import { createActor } from '@/tests/factories/sessions';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser, SOME_PASSWORD_HASH } from '@/tests/factories/users';
import { createVenue, createVenueApplication, createVenueReview } from '@/tests/factories/venues';
import { answerPath } from './every-page';
import type { Screen } from './walk';

/** The suite's browsers are in Lahore. */
const inLahoreTomorrow = (clock: string): Date => {
  const day = new Date(Date.now() + 29 * 3_600_000).toISOString().slice(0, 10);
  return new Date(`${day}T${clock}:00+05:00`);
};

/** The ids of the screens' content. */
export interface World {
  me: number;
  other: number;
  own: { group: number; game: number; paidGame: number; venue: number };
  foreign: { group: number; game: number; venue: number; privateGroup: number };
  /** Games whose times have the longest words. */
  tomorrow: number;
  far: number;
  coach: number;
  /** In the book of the coach, and the address behind the personal link. */
  client: number;
  /** A package of theirs that is paid. */
  receipt: number;
  clientLink: string;
  move: string;
  token: string;
  groupToken: string;
  /** The address behind a personal link. */
  regular: string;
}

/** Content for a member to see and to open. People, groups, games and places all have this name. */
export async function createWorld(name: string): Promise<World> {
  const me = await createOnboardedUser({ name, passwordHash: SOME_PASSWORD_HASH });
  const other = await createOnboardedUser({ name });
  await connect(me.id, other.id);
  const [own, foreign, hidden] = await Promise.all([
    createGroup({ name, creatorId: me.id, memberIds: [other.id] }),
    createGroup({ name, creatorId: other.id }),
    createGroup({ name, creatorId: other.id, visibility: 'private' }),
  ]);
  const mine = { groupId: own.id, creatorId: me.id, title: name, location: name };
  const startsAt = inLahoreTomorrow('08:00');
  const [game, tomorrow, far, over, theirGame] = await Promise.all([
    createGame(mine),
    createGame({ ...mine, startsAt: inLahoreTomorrow('18:30') }),
    // Tonight in another zone, which is tomorrow here.
    createGame({ ...mine, startsAt, timeZone: 'America/St_Johns' }),
    createGame({ ...mine, startsAt: hoursFromNow(-30) }),
    createGame({ ...mine, groupId: foreign.id, creatorId: other.id }),
  ]);
  await addParticipant(over.id, other.id);
  const { actor } = await createActor(me);
  await chargeGame(actor, over.id, { basis: 'player', amount: 500, payeeId: me.id });
  const [venue, theirVenue] = await Promise.all([
    createVenue({ name, addedById: me.id, ownerId: me.id, openingHours: OPEN_LATE }),
    createVenue({ name, addedById: other.id }),
  ]);
  const courtName = name.slice(0, COURT_NAME_LENGTH_MAX);
  const court = await createCourt(venue.id, { name: courtName });
  await createCourtTime(court.id, { userId: other.id });
  // A game whose court was declined.
  await db.game.update({ where: { id: game.id }, data: { venueId: venue.id } });
  await createCourtTime(court.id, { userId: me.id, gameId: game.id, status: 'declined' });
  const theirCourt = await createCourt(theirVenue.id, { name: courtName });
  await createCourtTime(theirCourt.id, { userId: me.id });
  const review = { userId: other.id, rating: 5, comment: name };
  await createVenueReview(venue.id, review);
  const coach = await createCoach({ name });
  await insertRow(pool, 'coachReviews', { ...review, coachId: coach.id });
  await createClassSession(coach);
  const file = { fileKey: uniqueText(), fileProvider: 'local' } as const;
  await db.coachCertificate.create({
    data: { coachId: coach.id, name: name.slice(0, 80), ...file },
  });
  const { client, receipt, clientLink, move } = await createBookOf(coach, name);
  const { id: chat } = await createConversation(me.id, other.id);
  await createMessage(chat, other.id, name);
  await createMessage((await groupConversation(own.id)).id, other.id, name);
  const { token } = await createInviteLink({ gameId: theirGame.id });
  const { token: groupToken } = await createInviteLink({ groupId: foreign.id });
  const regular = { groupId: own.id, name: name.slice(0, GUEST_NAME_LENGTH_MAX), nameKey: name };
  const regularUrl = personalUrl(await db.groupRegular.create({ data: regular }));
  return {
    me: me.id,
    other: other.id,
    own: { group: own.id, game: game.id, paidGame: over.id, venue: venue.id },
    foreign: {
      group: foreign.id,
      game: theirGame.id,
      venue: theirVenue.id,
      privateGroup: hidden.id,
    },
    tomorrow: tomorrow.id,
    far: far.id,
    coach: coach.id,
    client,
    receipt,
    clientLink,
    move,
    token,
    groupToken,
    regular: new URL(regularUrl).pathname,
  };
}

/** Rows for every list of the console. */
export async function fillConsole({ me, other }: World): Promise<void> {
  await Promise.all([
    createCoachApplication({ name: 'Bo Ek' }),
    createVenueApplication({ name: 'No 13' }),
    createReport(me, other),
    createFailedJob(),
  ]);
}

const without = (...paths: string[]): Screen[] => paths.map((path) => [path]);

/** Pages with lists, for a person without content. */
export const EMPTY = [
  '/my-games',
  '/bookings',
  '/messages',
  '/suggestions',
  '/coach-application',
  '/venue-application',
  '/sign-in/new-password',
];

/** A client without an account, with a session ahead, one that is not paid, and a package. */
async function createBookOf(
  { id: coachId, userId: coachUserId }: Row<'coachApplications'>,
  name: string,
) {
  const person = { coachId, name: name.slice(0, CLIENT_NAME_LENGTH_MAX), phone: '+92 300 1234567' };
  const row = await db.coachClient.create({ data: { ...person, note: name } });
  const of = { coachId, coachClientId: row.id };
  const paid = await db.coachPackage.create({
    data: { ...of, sessionsTotal: 4, price: 9_000, status: 'active', paidAt: new Date() },
  });
  const [ahead] = await Promise.all(
    [4, -2].map((days) => {
      const startsAt = bookingStart(days);
      const endsAt = new Date(startsAt.getTime() + 3_600_000);
      const times = { startsAt, endsAt, duration: 60, expiresAt: startsAt };
      const status = days > 0 ? ('accepted' as const) : ('completed' as const);
      const terms = { sessionType: 'individual' as const, price: 3_000, status };
      return db.bookingRequest.create({ data: { ...of, ...times, ...terms, coachUserId } });
    }),
  );
  const clientLink = new URL(clientUrl(row)).pathname;
  return { client: row.id, receipt: paid.id, clientLink, move: `${clientLink}?move=${ahead?.id}` };
}

/** All screens, by viewer. A public page is listed for the member alone if the member sees everything of it. */
export function screensOf({
  me,
  other,
  own,
  foreign,
  tomorrow,
  far,
  coach,
  client,
  receipt,
  clientLink,
  move,
  token,
  groupToken,
  regular,
}: World) {
  const shared = [
    '/groups',
    '/games',
    '/venues',
    '/coaching',
    `/venue/${own.venue}?tab=reviews`,
    `/venue/${own.venue}/times`,
    `/coach/${coach}?tab=reviews`,
    `/game/${tomorrow}`,
    `/game/${far}`,
    `/join/${token}`,
  ];
  return {
    guest: without(
      '/',
      '/?utm_source=letter',
      '/discover',
      '/sports',
      '/venues/lahore/cricket',
      `/venue/${own.venue}`,
      `/game/${foreign.game}`,
      `/group/${foreign.group}`,
      `/group/${foreign.group}?tab=games`,
      `/group/${foreign.privateGroup}`,
      `/coach/${coach}`,
      `/join/${groupToken}`,
      regular,
      clientLink,
      move,
      `/join/${token}/print`,
      `/join/${'f'.repeat(32)}`,
      '/privacy',
      '/terms',
      '/rules',
      '/imprint',
      '/accessibility',
      '/test-group',
      '/offline',
      '/sign-in',
      '/register',
      '/sign-in/check-your-mail',
      '/confirm-email',
      '/restore-email',
      '/unsubscribe',
      '/answer',
      '/appeal',
      answerPath({ gameId: own.game, userId: me }),
      '/outbox',
      '/no/such/page',
      '/venue/999999999',
      ...shared,
    ),
    player: [
      ['/games/new'],
      ['/groups', ['Create Group']],
      [
        `/group/${own.group}`,
        ['Group menu'],
        ['Group menu', 'Edit Group'],
        ['Group menu', 'Announce to members'],
        ['Group menu', 'Show on your own site'],
        ['Group menu', 'Delete Group'],
      ],
      [
        `/group/${own.group}?tab=members`,
        ['Invite people'],
        ['Paste a list'],
        ['Invite link'],
        ['What to do with…'],
        ['What to do with…', 'Ban'],
      ],
      [`/group/${own.group}/statistics`],
      [`/group/${own.group}/data`, ['Bring games from a calendar'], ['Add webhook']],
      [`/group/${own.group}?tab=games`, ['Create Game']],
      [`/group/${own.group}?tab=money`, ['Remind…']],
      [`/group/${own.group}?tab=chat`],
      [`/game/${own.paidGame}`, ['Change the cost']],
      [`/group/${foreign.group}`, ['Group menu', 'Report Group']],
      ['/my-games'],
      [
        `/game/${own.game}`,
        ['Share'],
        ['Game menu'],
        ['Game menu', 'Edit or Postpone'],
        ['Game menu', 'Announce to players'],
        ['Game menu', 'Duplicate'],
        ['Chat'],
        ['Game menu', 'Cancel Game'],
      ],
      [`/game/${foreign.game}`, ['Game menu', 'Report Game']],
      ['/venues', ['Add Venue', 'Select on map']],
      [`/venues?free=${inLahoreTomorrow('08:00').toISOString().slice(0, 10)}&part=evening`],
      [`/venue/${own.venue}`, ['More about…', 'Mark as closed'], ['More about…', 'Delete Venue']],
      [`/venue/${own.venue}/desk`, ['Add a court']],
      [`/venue/${foreign.venue}`, ['More about…', 'Suggest an edit']],
      ...without(`/venues/${own.venue}/edit`, '/venue-application', '/sport/1', '/sports'),
      ...without(...shared.slice(4)),
    ],
    person: [
      ['/discover', ['Account menu of…'], ['Notifications'], ['More']],
      ['/players'],
      ['/messages'],
      [`/messages?to=${other}`, ['Chat options', 'Search in this chat']],
      ['/coaching'],
      [
        `/coach/${coach}`,
        ['Book Session'],
        ['Message'],
        ['More about…', 'Report'],
        ['More about…', 'Block'],
      ],
      ['/coach-application'],
      ['/bookings'],
      ['/bookings?tab=requests'],
      ['/bookings?tab=desk'],
      ['/profile', ['Edit Profile'], ['Add a sport']],
      [
        '/profile?tab=settings',
        ['Change e-mail'],
        ['Change password'],
        ['Make an access token'],
        ['Delete account'],
      ],
      ['/guardian'],
      ['/profile?tab=connections'],
      ['/profile?tab=sports'],
      [`/user/${other}`, ['More about…', 'Report…'], ['More about…', 'Block…']],
      ...without(`/user/${me}`, `/profile/${other}`, '/suggestions', '/games', '/no/such/page'),
    ],
    coach: [
      ['/bookings?tab=clients', ['Add a client']],
      [
        `/client/${client}`,
        ['Add a session'],
        ['Give a package'],
        ['What to do with…'],
        ['What to do with…', 'Edit'],
      ],
      ...without(`/client/${client}/receipt/package-${receipt}`, '/bookings?tab=requests'),
      ['/bookings?tab=calendar', ['Add at another time']],
      ['/bookings?tab=desk', ['Add a certificate'], ['Add class']],
      ...without(`/coach/${coach}`),
    ],
    admin: ADMIN_TABS.map((tab): Screen => {
      const path = `/system-admin?tab=${tab}`;
      const clicks = CONSOLE_CLICKS[tab];
      return clicks ? [path, clicks] : [path];
    }),
  } satisfies Record<string, Screen[]>;
}

/** The clicks that open dialogs of the console. */
const CONSOLE_CLICKS: Partial<Record<(typeof ADMIN_TABS)[number], string[]>> = {
  certificates: ['Decline…'],
  coaches: ['Reject…'],
  reports: ['Warn…'],
  people: ['Suspend…'],
  places: ['Merge…'],
  sports: ['Add Sport'],
};

/** Pages of members as a guest gets them, and the description of the API: their markup alone is read. */
export const servedToGuests = ({ own, other, me }: World): string[] => [
  ...EMPTY,
  '/players',
  '/sport/1',
  '/profile',
  '/profile?tab=settings',
  '/bookings?tab=requests',
  '/system-admin',
  `/venues/${own.venue}/edit`,
  `/venue/${own.venue}/desk`,
  `/user/${other}`,
  `/profile/${me}`,
  '/unsubscribe?token=none',
  '/answer?token=none',
  '/api/docs',
];
