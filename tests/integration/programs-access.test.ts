import { createFeed } from '@/lib/calendar/service';
import { createVenue } from '@/tests/factories/venues';
import { createFailedCall, createWebhook } from '@/tests/factories/webhooks';
import { describeAccess } from './access-matrix';
import { createWorld, pageOf, type Role, type World } from './groups-access-world';

const TABLE = `
                                                                  guest other asked declined left removed barred member organiser creator paused leaving banned admin
GET /api/calendar-feed                                            401   200   200   200      200  200     200    200    200       200     200    200     401    200
POST /api/calendar-feed                                           401   201   201   201      201  201     201    201    201       201     201    201     401    201
DELETE /api/calendar-feed                                         401   404   404   404      404  404     404    404    404       404     404    404     401    404
GET /api/calendar/{token}                                         200   200   200   200      200  200     200    200    200       200     200    200     200    200
GET /api/calendar/{token} (unknown)                               404   404   404   404      404  404     404    404    404       404     404    404     404    404
GET /api/oembed                                                   200   200   200   200      200  200     200    200    200       200     200    200     200    200
GET /api/oembed (private)                                         404   404   404   404      404  404     404    404    404       404     404    404     404    404
GET /api/webhooks                                                 401   403   403   403      403  403     403    403    200       200     403    403     401    403
GET /api/webhooks (private)                                       401   404   404   404      404  404     404    403    200       200     404    404     401    403
GET /api/webhooks (of a venue)                                    401   403   403   403      403  403     403    403    403       403     403    403     401    200
POST /api/webhooks                                                401   403   403   403      403  403     403    403    201       201     403    403     401    403
POST /api/webhooks (of a venue)                                   401   403   403   403      403  403     403    403    403       403     403    403     401    201
PATCH /api/webhooks/{id}                                          401   403   403   403      403  403     403    403    204       204     403    403     401    403
PATCH /api/webhooks/{id} (private)                                401   404   404   404      404  404     404    403    204       204     404    404     401    403
DELETE /api/webhooks/{id}                                         401   403   403   403      403  403     403    403    204       204     403    403     401    403
POST /api/webhooks/{id}/test                                      401   403   403   403      403  403     403    403    204       204     403    403     401    403
POST /api/webhooks/{id}/calls/{callId}                            401   403   403   403      403  403     403    403    204       204     403    403     401    403
`;

async function freshWebhook(of: { groupId: number }) {
  const { id } = await createWebhook(of);
  return { params: { id } };
}

const HOOK = { url: 'https://club.example/maidan', events: ['game.created'] };

describeAccess<Role, World>({
  area: 'programs',
  table: TABLE,
  createWorld,
  options: {
    'GET /api/oembed': ({ groupId }) => ({ query: { url: pageOf(groupId) } }),
    'GET /api/oembed (private)': ({ privateId }) => ({ query: { url: pageOf(privateId) } }),
    // The secret link is the only credential.
    'GET /api/calendar/{token}': async ({ viewers: { creator } }) => {
      if (!creator) throw new Error('The world has a creator');
      const { url } = await createFeed(creator.actor);
      return { params: { token: url.split('/').at(-1) ?? '' } };
    },
    'GET /api/calendar/{token} (unknown)': () => ({ params: { token: 'x'.repeat(43) } }),
    'GET /api/webhooks': ({ groupId }) => ({ query: { groupId: String(groupId) } }),
    'GET /api/webhooks (private)': ({ privateId }) => ({ query: { groupId: String(privateId) } }),
    'GET /api/webhooks (of a venue)': async () => ({
      query: { venueId: String((await createVenue()).id) },
    }),
    'POST /api/webhooks': ({ groupId }) => ({ body: { groupId, ...HOOK } }),
    'POST /api/webhooks (of a venue)': async () => ({
      body: { venueId: (await createVenue()).id, ...HOOK },
    }),
    'PATCH /api/webhooks/{id}': async ({ groupId }) => ({
      ...(await freshWebhook({ groupId })),
      body: { isOn: false },
    }),
    'PATCH /api/webhooks/{id} (private)': async ({ privateId }) => ({
      ...(await freshWebhook({ groupId: privateId })),
      body: { isOn: true },
    }),
    'DELETE /api/webhooks/{id}': ({ groupId }) => freshWebhook({ groupId }),
    'POST /api/webhooks/{id}/test': ({ groupId }) => freshWebhook({ groupId }),
    'POST /api/webhooks/{id}/calls/{callId}': async ({ groupId }) => {
      const { params } = await freshWebhook({ groupId });
      return { params: { ...params, callId: await createFailedCall(params.id) } };
    },
  },
});
