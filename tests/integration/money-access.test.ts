import { chargeGame } from '@/lib/money/service/charge-game';
import { readBook, readGameMoney } from '@/lib/money/service/read-book';
import { addParticipant } from '@/tests/factories/games';
import { createSignedIn } from '@/tests/factories/sessions';
import { describeAccess, type Options } from './access-matrix';
import {
  createWorld,
  ofGroup,
  ofPrivate,
  ofPrivatePastGame,
  privateGameIn,
  type Role,
  type World,
} from './groups-access-world';

const TABLE = `
                                                    guest other asked declined left removed barred member organiser creator paused leaving banned admin
GET /api/money/games/{id}                           401   403   403   403      403  200     403    200    200       200     403    403     401    403
GET /api/money/games/{id} (private)                 401   404   404   404      404  404     404    200    200       200     404    404     401    403
PUT /api/money/games/{id}                           401   403   403   403      403  403     403    403    204       204     403    403     401    403
PUT /api/money/games/{id} (private)                 401   404   404   404      404  404     404    403    204       204     404    404     401    403
PUT /api/money/games/{id}/shares/{accountId}        401   403   403   403      403  403     403    403    204       204     403    403     401    403
GET /api/money/groups/{id}                          401   403   403   403      403  403     403    200    200       200     403    403     401    403
GET /api/money/groups/{id} (private)                401   404   404   404      404  404     404    200    200       200     404    404     401    403
GET /api/money/groups/{id}/export                   401   403   403   403      403  403     403    200    200       200     403    403     401    403
POST /api/money/groups/{id}/settlements             401   403   403   403      403  403     403    403    204       204     403    403     401    403
POST /api/money/groups/{id}/reminders               401   403   403   403      403  403     403    403    204       204     403    403     401    403
PUT /api/money/handle                               401   204   204   204      204  204     204    204    204       204     204    204     401    204
`;

const ofPastGame = ({ pastGameId }: World) => ({ params: { id: pastGameId } });

const costOf = ({ viewers }: World) =>
  ({ basis: 'court', amount: 4_000, payeeId: viewers.creator?.user.id ?? 0 }) as const;

/** A past game, with a new player who owes the creator. */
async function owing(world: World) {
  const { creator } = world.viewers;
  if (!creator) throw new Error('The world has a creator');
  const player = await createSignedIn();
  await addParticipant(world.pastGameId, player.user.id);
  await chargeGame(creator.actor, world.pastGameId, costOf(world));
  const money = await readGameMoney(creator.actor, world.pastGameId);
  const debtorId = money.shares?.find(({ user }) => user.id === player.user.id)?.accountId ?? 0;
  const { balances } = await readBook(creator.actor, world.groupId);
  const creditorId = balances.find(({ creditor }) => creditor.isOwn)?.creditor.accountId ?? 0;
  return { debtorId, creditorId };
}

const marking: Options<World> = async (world) => ({
  params: { id: world.pastGameId, accountId: (await owing(world)).debtorId },
  body: { mark: 'paid' },
});

describeAccess<Role, World>({
  area: 'money',
  table: TABLE,
  createWorld,
  options: {
    'GET /api/money/games/{id}': ofPastGame,
    'GET /api/money/games/{id} (private)': ofPrivatePastGame,
    'PUT /api/money/games/{id}': (world) => ({ ...ofPastGame(world), body: costOf(world) }),
    'PUT /api/money/games/{id} (private)': async (world) => ({
      ...(await privateGameIn(-5, world)),
      body: costOf(world),
    }),
    'PUT /api/money/games/{id}/shares/{accountId}': marking,
    'GET /api/money/groups/{id}': ofGroup,
    'GET /api/money/groups/{id} (private)': ofPrivate,
    'GET /api/money/groups/{id}/export': ofGroup,
    'POST /api/money/groups/{id}/settlements': async (world) => ({
      ...ofGroup(world),
      body: await owing(world),
    }),
    'POST /api/money/groups/{id}/reminders': async (world) => ({
      ...ofGroup(world),
      body: { ...(await owing(world)), words: 'Please bring it on Saturday.' },
    }),
    'PUT /api/money/handle': () => ({ body: { handle: 'Easypaisa 0300 1234567' } }),
  },
});
