import { ADMIN_TABS } from '@/components/admin/tabs';
import { chargeGame } from '@/lib/money/service/charge-game';
import { pathIn } from '@/lib/platform/language/paths';
import { routes } from '@/lib/routes';
import { createClassSession } from '@/tests/factories/classes';
import { createCoach, createCoachApplication } from '@/tests/factories/coaching';
import { connect } from '@/tests/factories/connections';
import { hoursFromNow } from '@/tests/factories/dates';
import { addParticipant, createGame } from '@/tests/factories/games';
import { createGroup } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { createFailedJob } from '@/tests/factories/jobs';
import { createConversation, createMessage } from '@/tests/factories/messages';
import { createReport } from '@/tests/factories/moderation';
import { createActor } from '@/tests/factories/sessions';
import { createOnboardedUser, SOME_PASSWORD_HASH } from '@/tests/factories/users';
import { createVenue, createVenueApplication } from '@/tests/factories/venues';
import { answerPath } from './every-page';

/** The ids of the screens' content. */
export interface World {
  me: number;
  other: number;
  own: { group: number; game: number; paidGame: number; venue: number };
  foreign: { group: number; game: number; venue: number; privateGroup: number };
  coach: number;
  token: string;
}

/** Content for a member to see and to open. Names without three letters in a row are never taken for untranslated text. */
export async function createWorld(): Promise<World> {
  const me = await createOnboardedUser({ name: 'Jo Li', passwordHash: SOME_PASSWORD_HASH });
  const other = await createOnboardedUser({ name: 'Al Xu' });
  await connect(me.id, other.id);
  const [own, foreign, hidden] = await Promise.all([
    createGroup({ name: 'G 11', creatorId: me.id, memberIds: [other.id] }),
    createGroup({ name: 'G 12', creatorId: other.id }),
    createGroup({ name: 'G 13', creatorId: other.id, visibility: 'private' }),
  ]);
  const [game, theirGame] = await Promise.all([
    createGame({ title: 'A 11', groupId: own.id, creatorId: me.id }),
    createGame({ title: 'A 12', groupId: foreign.id, creatorId: other.id }),
  ]);
  const over = await createGame({
    title: 'A 13',
    groupId: own.id,
    creatorId: me.id,
    startsAt: hoursFromNow(-30),
  });
  await addParticipant(over.id, other.id);
  const { actor } = await createActor(me);
  await chargeGame(actor, over.id, { basis: 'player', amount: 500, payeeId: me.id });
  const [venue, theirVenue] = await Promise.all([
    createVenue({ name: 'No 11', addedById: me.id }),
    createVenue({ name: 'No 12', addedById: other.id }),
  ]);
  const coach = await createCoach({ name: 'Ed Oz' });
  await createClassSession(coach);
  const { id: chat } = await createConversation(me.id, other.id);
  await createMessage(chat, other.id, 'Ok');
  const { token } = await createInviteLink({ gameId: theirGame.id });
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
    coach: coach.id,
    token,
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

/** A page, and the sequences of clicks for each of its dialogs, bottom sheets and menus. */
export type Screen = readonly [path: string, ...layers: string[][]];

const without = (...paths: string[]): Screen[] => paths.map((path) => [path]);

/** All screens, by viewer. A public page is listed for the member alone if the member sees everything of it. */
export function screensOf({ me, other, own, foreign, coach, token }: World) {
  return {
    guest: without(
      '/',
      '/venues/lahore/cricket',
      '/games',
      `/game/${foreign.game}`,
      `/group/${foreign.group}`,
      `/group/${foreign.privateGroup}`,
      `/coach/${coach}`,
      `/join/${token}`,
      `/join/${token}/print`,
      `/join/${'f'.repeat(32)}`,
      '/privacy',
      '/test-group',
      // Its address alone determines its language.
      pathIn('xb', routes.offline()),
      '/sign-in',
      '/register',
      '/sign-in/check-your-mail',
      '/confirm-email',
      '/restore-email',
      '/unsubscribe',
      '/answer',
      answerPath({ gameId: own.game, userId: me }),
      '/outbox',
      '/no/such/page',
    ),
    player: [
      ['/groups', ['Create Group']],
      [
        `/group/${own.group}`,
        ['Group menu', 'Edit Group'],
        ['Group menu', 'Announce to members'],
        ['Group menu', 'Delete Group'],
      ],
      [
        `/group/${own.group}?tab=members`,
        ['Invite people'],
        ['Invite link'],
        ['What to do with…', 'Ban'],
      ],
      [`/group/${own.group}?tab=games`, ['Create Game']],
      [`/group/${own.group}?tab=money`, ['Remind…']],
      [`/game/${own.paidGame}`, ['Change the cost']],
      [`/group/${foreign.group}`, ['Group menu', 'Report Group']],
      ['/my-games'],
      [
        `/game/${own.game}`,
        ['Game menu', 'Edit or Postpone'],
        ['Game menu', 'Announce to players'],
        ['Game menu', 'Duplicate'],
        ['Chat'],
        ['Game menu', 'Cancel Game'],
      ],
      [`/game/${foreign.game}`, ['Game menu', 'Report Game']],
      ['/venues', ['Add Venue']],
      [`/venue/${own.venue}`, ['More about…', 'Mark as closed'], ['More about…', 'Delete Venue']],
      [`/venue/${foreign.venue}`, ['More about…', 'Suggest an edit']],
      ...without(`/venues/${own.venue}/edit`, '/venue-application', '/sport/1', '/sports'),
    ],
    person: [
      ['/discover', ['Account menu of…'], ['Notifications'], ['More']],
      ['/players'],
      ['/messages'],
      [`/messages?to=${other}`, ['Chat options', 'Search in this chat']],
      ['/coaching'],
      [`/coach/${coach}`, ['Book Session'], ['Message'], ['Report'], ['Block']],
      ['/coach-application'],
      ['/bookings'],
      ['/bookings?tab=requests'],
      ['/profile', ['Edit Profile'], ['Add a sport']],
      ['/profile?tab=settings', ['Change e-mail'], ['Change password'], ['Delete account']],
      ['/profile?tab=connections'],
      [`/user/${other}`, ['More about…', 'Report…'], ['More about…', 'Block…']],
      ...without(`/user/${me}`, `/profile/${other}`, `/join/${token}`, '/suggestions'),
    ],
    admin: ADMIN_TABS.map((tab): Screen => {
      const path = `/system-admin?tab=${tab}`;
      const presses = CONSOLE_PRESSES[tab];
      return presses ? [path, presses] : [path];
    }),
  } satisfies Record<string, Screen[]>;
}

/** The clicks that open dialogs of the console. */
const CONSOLE_PRESSES: Partial<Record<(typeof ADMIN_TABS)[number], string[]>> = {
  coaches: ['Reject…'],
  reports: ['Warn…'],
  people: ['Suspend…'],
  places: ['Merge…'],
  sports: ['Add Sport'],
};
