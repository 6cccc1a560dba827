import { drawTeams } from '@/lib/teams/service/make-teams';
import { addParticipant } from '@/tests/factories/games';
import { createOnboardedUser } from '@/tests/factories/users';
import { describeAccess } from './access-matrix';
import type { CallOptions } from './call';
import {
  createWorld,
  freshGame,
  freshPrivateGame,
  ofGame,
  ofPrivateGame,
  type Role,
  type World,
} from './groups-access-world';

const TABLE = `
                                   guest other asked declined left removed barred member organiser creator paused leaving banned admin
GET /api/teams/{id}                401   200   200   200      200  200     200    200    200       200     200    200     401    200
GET /api/teams/{id} (private)      401   404   404   404      404  404     404    200    200       200     404    404     401    200
PUT /api/teams/{id}                401   403   403   403      403  403     403    403    200       200     403    403     401    403
PUT /api/teams/{id} (private)      401   404   404   404      404  404     404    403    200       200     404    404     401    403
PATCH /api/teams/{id}              401   403   403   403      403  403     403    403    200       200     403    403     401    403
POST /api/teams/{id}/chat          401   403   403   403      403  403     403    403    204       204     403    403     401    403
GET /api/teams/{id}/picture        401   403   403   403      403  403     403    200    200       200     403    403     401    403
`;

const NO_WISHES = { body: { wishes: [] } };

async function withPlayer(game: CallOptions) {
  const { id: userId } = await createOnboardedUser();
  return addParticipant(Number(game.params?.id), userId);
}

/** A game of the public group with two players and their teams. */
async function drawn(world: World) {
  const game = await freshGame(world);
  const { creator } = world.viewers;
  if (!creator) throw new Error('The world has a creator');
  const player = await withPlayer(game);
  await drawTeams(creator.actor, Number(game.params?.id), { wishes: [] });
  return { game, key: String(player.id) };
}

describeAccess<Role, World>({
  area: 'teams',
  table: TABLE,
  createWorld,
  options: {
    'GET /api/teams/{id}': ofGame,
    'GET /api/teams/{id} (private)': ofPrivateGame,
    'PUT /api/teams/{id}': async (world) => ({ ...(await drawn(world)).game, ...NO_WISHES }),
    'PUT /api/teams/{id} (private)': async (world) => {
      const game = await freshPrivateGame(world);
      await withPlayer(game);
      return { ...game, ...NO_WISHES };
    },
    'PATCH /api/teams/{id}': async (world) => {
      const { game, key } = await drawn(world);
      return { ...game, body: { key, team: 'green' } };
    },
    'POST /api/teams/{id}/chat': async (world) => (await drawn(world)).game,
    'GET /api/teams/{id}/picture': async (world) => (await drawn(world)).game,
  },
});
