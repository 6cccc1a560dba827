import { db } from '@/lib/platform/db/client';
import { sportId } from '@/prisma/rows/sports';
import { calendarOf } from '@/tests/factories/calendar';
import { connect } from '@/tests/factories/connections';
import { addParticipant, createQuietGame } from '@/tests/factories/games';
import { addMember, createGroup } from '@/tests/factories/groups';
import { createInviteLink } from '@/tests/factories/invites';
import { uniqueText } from '@/tests/factories/unique';
import { createOnboardedUser } from '@/tests/factories/users';
import { describeAccess } from './access-matrix';
import {
  asked,
  byLink,
  createWorld,
  forCourt,
  forExperts,
  free,
  freshGame,
  freshGuest,
  freshMember,
  freshMemberOf,
  freshMissed,
  freshPlayer,
  freshPrivateGame,
  freshPrivateRequest,
  freshRegular,
  freshRequest,
  freshSeatRequest,
  freshSeries,
  GAME,
  gameWith,
  inFreshGames,
  inGames,
  inGroups,
  linkOf,
  ofGame,
  ofGroup,
  ofPrivate,
  ofPrivateGame,
  ofPrivatePastGame,
  ofRegulars,
  otherInvite,
  otherOffer,
  ownInvite,
  ownOffer,
  privateGameIn,
  type Role,
  type World,
} from './groups-access-world';

const TABLE = `
                                                                  guest other asked declined left removed barred member organiser creator paused leaving banned admin
POST /api/games/{id}/again                                        401   403   403   403      403  403     403    403    201       201     403    403     401    403
POST /api/games/{id}/again (private)                              401   404   404   404      404  404     404    403    201       201     404    404     401    403
POST /api/games/{id}/announcements                                401   403   403   403      403  403     403    403    204       204     403    403     401    403
POST /api/games/{id}/announcements (private)                      401   404   404   404      404  404     404    403    204       204     404    404     401    403
POST /api/games/{id}/attendance                                   401   403   403   403      403  403     403    403    200       200     403    403     401    403
POST /api/games/{id}/attendance (private)                         401   404   404   404      404  404     404    403    200       200     404    404     401    403
GET /api/games/{id}/answers                                       401   403   403   403      403  403     403    200    200       200     403    403     401    403
GET /api/games/{id}/answers (private)                             401   404   404   404      404  404     404    200    200       200     404    404     401    403
GET /api/games/{id}/chat-list                                     401   403   403   403      403  403     403    200    200       200     403    403     401    403
GET /api/games/{id}/chat-list (private)                           401   404   404   404      404  404     404    200    200       200     404    404     401    403
GET /api/games/{id}/calendar                                      200   200   200   200      200  200     200    200    200       200     200    200     200    200
GET /api/games/{id}/calendar (private)                            404   404   404   404      404  404     404    200    200       200     404    404     404    200
GET /api/games/{id}/calendar (private, over)                      404   404   404   404      404  404     404    200    200       200     404    404     404    200
POST /api/games/{id}/cancel                                       401   403   403   403      403  403     403    403    200       200     403    403     401    403
POST /api/games/{id}/cancel (private)                             401   404   404   404      404  404     404    403    200       200     404    404     401    403
POST /api/games/{id}/confirm                                      401   409   409   409      409  409     409    409    409       409     409    409     401    409
POST /api/games/{id}/confirm (private)                            401   404   404   404      404  404     404    409    409       409     404    404     401    409
POST /api/games/{id}/court                                        401   403   403   403      403  403     403    403    200       200     403    403     401    403
DELETE /api/games/{id}/court                                      401   403   403   403      403  403     403    403    200       200     403    403     401    403
POST /api/games/{id}/duplicate                                    401   403   403   403      403  403     403    403    201       201     403    403     401    403
POST /api/games/{id}/duplicate (private)                          401   404   404   404      404  404     404    403    201       201     404    404     401    403
GET /api/games/{id}/guests                                        401   200   200   200      200  200     200    200    200       200     200    200     401    200
GET /api/games/{id}/guests (private)                              401   404   404   404      404  404     404    200    200       200     404    404     401    200
POST /api/games/{id}/guests                                       401   403   403   403      403  403     403    403    201       201     403    403     401    403
POST /api/games/{id}/guests (private)                             401   404   404   404      404  404     404    403    201       201     404    403     401    403
DELETE /api/games/{id}/guests/{guestId}                           401   403   403   403      403  403     403    403    200       200     403    403     401    403
POST /api/games/{id}/guests/{guestId}/invite-links                401   403   403   403      403  403     403    403    201       201     403    403     401    403
POST /api/games/{id}/regulars                                     401   403   403   403      403  403     403    403    200       200     403    403     401    403
POST /api/games/{id}/regulars (private)                           401   404   404   404      404  404     404    403    200       200     404    403     401    403
GET /api/games/{id}/invite-links                                  401   403   403   403      403  403     403    403    200       200     403    403     401    403
GET /api/games/{id}/invite-links (private)                        401   404   404   404      404  404     404    403    200       200     404    404     401    403
POST /api/games/{id}/invite-links                                 401   403   403   403      403  403     403    403    201       201     403    403     401    403
POST /api/games/{id}/invite-links (private)                       401   404   404   404      404  404     404    403    201       201     404    404     401    403
POST /api/games/{id}/nudge                                        401   403   403   403      403  403     403    403    200       200     403    403     401    403
POST /api/games/{id}/nudge (private)                              401   404   404   404      404  404     404    403    200       200     404    404     401    403
GET /api/games/{id}/participants                                  401   200   200   200      200  200     200    200    200       200     200    200     401    200
POST /api/games/{id}/participants                                 401   403   403   403      403  403     403    403    201       201     403    403     401    403
POST /api/games/{id}/participants (private)                       401   404   404   404      404  404     404    403    201       201     404    403     401    403
PATCH /api/games/{id}/participants/{participantId}                401   403   403   403      403  403     403    403    200       200     403    403     401    403
POST /api/games/{id}/participants/{participantId}/remove          401   403   403   403      403  403     403    403    200       200     403    403     401    403
GET /api/games/{id}/participants (private)                        401   404   404   404      404  404     404    200    200       200     404    404     401    200
GET /api/games/{id}/participants (private, over)                  401   404   404   404      404  404     404    200    200       200     404    404     401    200
GET /api/games/{id}                                               200   200   200   200      200  200     200    200    200       200     200    200     200    200
GET /api/games/{id} (private)                                     404   404   404   404      404  404     404    200    200       200     404    404     404    200
GET /api/games/{id} (private, over)                               404   404   404   404      404  404     404    200    200       200     404    404     404    200
PUT /api/games/{id}                                               401   403   403   403      403  403     403    403    200       200     403    403     401    403
PUT /api/games/{id} (private)                                     401   404   404   404      404  404     404    403    200       200     404    404     401    403
POST /api/games/{id}/rsvp                                         401   201   201   201      201  201     403    201    201       201     201    403     401    201
POST /api/games/{id}/rsvp (private)                               401   404   404   404      404  404     404    201    201       201     404    404     401    201
POST /api/games/{id}/rsvp (maybe)                                 401   403   403   403      403  403     403    201    201       201     403    403     401    403
PATCH /api/games/{id}/rsvp                                        401   200   200   200      200  200     200    200    200       200     200    200     401    200
PATCH /api/games/{id}/rsvp (private)                              401   404   404   404      404  404     404    409    409       200     404    404     401    409
DELETE /api/games/{id}/rsvp                                       401   200   200   200      200  200     200    200    200       200     200    200     401    200
DELETE /api/games/{id}/rsvp (private)                             401   404   404   404      404  404     404    409    409       200     404    404     401    409
POST /api/games/{id}/seat-calls                                   401   403   403   403      403  403     403    403    204       204     403    403     401    403
POST /api/games/{id}/seat-calls (private)                         401   404   404   404      404  404     404    403    204       204     404    404     401    403
POST /api/games                                                   401   201   201   201      201  201     201    201    201       201     201    403     401    201
POST /api/games/{id}/weekly                                       401   403   403   403      403  403     403    403    409       409     403    403     401    403
POST /api/games/{id}/weekly (private)                             401   404   404   404      404  404     404    403    409       409     404    404     401    403
POST /api/games/{id}/weekly (own)                                 401   201   201   201      201  201     201    201    201       201     201    403     401    201
POST /api/games/{id}/seat-requests                                401   200   200   200      200  200     409    200    200       409     200    409     401    200
POST /api/games/{id}/seat-requests (private)                      401   404   404   404      404  404     404    200    200       409     404    404     401    200
GET /api/games/{id}/seat-requests                                 401   403   403   403      403  403     403    403    200       200     403    403     401    403
GET /api/games/{id}/seat-requests (private)                       401   404   404   404      404  404     404    403    200       200     404    404     401    403
POST /api/games/{id}/seat-requests/{requestId}                    401   403   403   403      403  403     403    403    200       200     403    403     401    403
POST /api/games/{id}/skip                                         401   403   403   403      403  403     403    403    200       200     403    403     401    403
POST /api/games/{id}/skip (private)                               401   404   404   404      404  404     404    403    409       409     404    404     401    403
GET /api/games/mine                                               401   200   200   200      200  200     200    200    200       200     200    200     401    200
GET /api/games                                                    200   200   200   200      200  200     200    200    200       200     200    200     200    200
POST /api/group-invites/{id}/accept (another’s)                   401   404   404   404      404  404     404    404    404       404     404    404     401    404
POST /api/group-invites/{id}/accept (own)                         401   200   200   200      200  200     403    409    409       409     200    404     401    200
POST /api/group-invites/{id}/decline (another’s)                  401   404   404   404      404  404     404    404    404       404     404    404     401    404
POST /api/group-invites/{id}/decline (own)                        401   200   200   200      200  200     200    200    200       200     200    200     401    200
POST /api/group-invites/{id}/withdraw                             401   404   404   404      404  404     404    403    204       204     404    404     401    404
GET /api/group-invites                                            401   200   200   200      200  200     200    200    200       200     200    200     401    200
DELETE /api/groups/{id}/bans/{userId}                             401   403   403   403      403  403     403    403    403       204     403    403     401    403
POST /api/groups/{id}/announcements                               401   403   403   403      403  403     403    403    204       204     403    403     401    403
POST /api/groups/{id}/announcements (private)                     401   404   404   404      404  404     404    403    204       204     404    404     401    403
GET /api/groups/{id}/bans                                         401   403   403   403      403  403     403    403    403       200     403    403     401    403
GET /api/groups/{id}/bans (private)                               401   404   404   404      404  404     404    403    403       200     404    404     401    403
GET /api/groups/{id}/games                                        200   200   200   200      200  200     200    200    200       200     200    200     200    200
GET /api/groups/{id}/games (private)                              404   404   404   404      404  404     404    200    200       200     404    404     404    200
POST /api/groups/{id}/games                                       401   403   403   403      403  403     403    403    201       201     403    403     401    403
POST /api/groups/{id}/games (private)                             401   404   404   404      404  404     404    403    201       201     404    403     401    403
GET /api/groups/{id}/regulars                                     401   403   403   403      403  403     403    200    200       200     403    403     401    403
GET /api/groups/{id}/regulars (private)                           401   404   404   404      404  404     404    200    200       200     404    404     401    403
GET /api/groups/{id}/missed                                       401   200   200   200      200  200     200    200    200       200     200    200     401    200
GET /api/groups/{id}/missed (private)                             401   404   404   404      404  404     404    200    200       200     404    404     401    200
POST /api/groups/{id}/missed                                      401   403   403   403      403  403     403    403    204       204     403    403     401    403
POST /api/groups/{id}/missed (private)                            401   404   404   404      404  404     404    403    204       204     404    404     401    403
POST /api/groups/{id}/regulars                                    401   403   403   403      403  403     403    403    200       200     403    403     401    403
POST /api/groups/{id}/regulars (private)                          401   404   404   404      404  404     404    403    200       200     404    404     401    403
PUT /api/groups/{id}/always-comes                                 401   403   403   403      403  403     403    204    204       204     403    403     401    403
PUT /api/groups/{id}/always-comes (private)                       401   404   404   404      404  404     404    204    204       204     404    404     401    403
PATCH /api/regulars/{id}                                          401   403   403   403      403  403     403    403    204       204     403    403     401    403
PATCH /api/regulars/{id} (private)                                401   404   404   404      404  404     404    403    204       204     404    404     401    403
DELETE /api/regulars/{id}                                         401   403   403   403      403  403     403    403    204       204     403    403     401    403
DELETE /api/regulars/{id} (private)                               401   404   404   404      404  404     404    403    204       204     404    404     401    403
POST /api/regulars/{id}/link                                      401   403   403   403      403  403     403    403    200       200     403    403     401    403
POST /api/regulars/{id}/link (private)                            401   404   404   404      404  404     404    403    200       200     404    404     401    403
GET /api/groups/{id}/invite-links                                 401   403   403   403      403  403     403    403    200       200     403    403     401    403
GET /api/groups/{id}/invite-links (private)                       401   404   404   404      404  404     404    403    200       200     404    404     401    403
POST /api/groups/{id}/invite-links                                401   403   403   403      403  403     403    403    201       201     403    403     401    403
POST /api/groups/{id}/invite-links (private)                      401   404   404   404      404  404     404    403    201       201     404    404     401    403
GET /api/groups/{id}/invites                                      401   403   403   403      403  403     403    403    200       200     403    403     401    403
GET /api/groups/{id}/invites (private)                            401   404   404   404      404  404     404    403    200       200     404    404     401    403
POST /api/groups/{id}/invites                                     401   403   403   403      403  403     403    403    201       201     403    403     401    403
POST /api/groups/{id}/join-requests/{requestId}/approve           401   403   403   403      403  403     403    403    200       200     403    403     401    403
POST /api/groups/{id}/join-requests/{requestId}/approve (private) 401   404   404   404      404  404     404    403    200       200     404    404     401    403
POST /api/groups/{id}/join-requests/{requestId}/decline           401   403   403   403      403  403     403    403    200       200     403    403     401    403
POST /api/groups/{id}/join-requests/{requestId}/decline (private) 401   404   404   404      404  404     404    403    200       200     404    404     401    403
GET /api/groups/{id}/join-requests                                401   403   403   403      403  403     403    403    200       200     403    403     401    403
GET /api/groups/{id}/join-requests (private)                      401   404   404   404      404  404     404    403    200       200     404    404     401    403
POST /api/groups/{id}/join                                        401   201   409   201      201  201     403    409    409       409     201    404     401    201
POST /api/groups/{id}/join (private)                              401   404   404   404      404  404     404    409    409       409     404    404     401    201
DELETE /api/groups/{id}/join                                      401   404   204   409      409  404     404    404    404       404     404    404     401    404
DELETE /api/groups/{id}/join (private)                            401   404   404   409      409  404     404    404    404       404     404    404     401    404
POST /api/groups/{id}/lead                                        401   404   404   404      404  404     404    404    404       404     404    404     401    404
POST /api/groups/{id}/lead (asked)                                401   204   204   204      204  204     204    204    204       204     204    204     401    204
POST /api/groups/{id}/lead (free)                                 401   204   204   204      204  204     204    204    204       204     204    204     401    204
DELETE /api/groups/{id}/lead (asked)                              401   204   204   204      204  204     204    204    204       204     204    204     401    204
POST /api/groups/{id}/members/{memberId}/ban                      401   404   404   404      404  404     404    403    403       204     404    404     401    404
PATCH /api/groups/{id}/members/{memberId}                         401   404   404   404      404  404     404    403    403       204     404    404     401    404
DELETE /api/groups/{id}/members/{memberId}                        401   404   404   404      404  404     404    403    403       204     404    404     401    404
GET /api/groups/{id}/members                                      401   200   200   200      200  200     200    200    200       200     200    200     401    200
GET /api/groups/{id}/members (private)                            401   404   404   404      404  404     404    200    200       200     404    404     401    200
GET /api/groups/{id}                                              200   200   200   200      200  200     200    200    200       200     200    200     200    200
GET /api/groups/{id} (private)                                    404   404   404   404      404  404     404    200    200       200     404    404     404    200
GET /api/groups/{id}/statistics                                   401   403   403   403      403  403     403    403    200       200     403    403     401    403
GET /api/groups/{id}/statistics (private)                         401   404   404   404      404  404     404    403    200       200     404    404     401    403
GET /api/groups/{id}/export                                       401   403   403   403      403  403     403    403    403       200     403    403     401    403
GET /api/groups/{id}/export (private)                             401   404   404   404      404  404     404    403    403       200     404    404     401    403
POST /api/groups/{id}/games/import                                401   403   403   403      403  403     403    403    200       200     403    403     401    403
POST /api/groups/{id}/games/import (private)                      401   404   404   404      404  404     404    403    200       200     404    403     401    403
GET /api/groups/{id}/statistics/export                            401   403   403   403      403  403     403    403    200       200     403    403     401    403
GET /api/groups/{id}/statistics/export (private)                  401   404   404   404      404  404     404    403    200       200     404    404     401    403
PUT /api/groups/{id}                                              401   403   403   403      403  403     403    403    200       200     403    403     401    403
PUT /api/groups/{id} (private)                                    401   404   404   404      404  404     404    403    200       200     404    404     401    403
DELETE /api/groups/{id}                                           401   403   403   403      403  403     403    403    403       204     403    403     401    204
GET /api/groups/discover                                          200   200   200   200      200  200     200    200    200       200     200    200     200    200
DELETE /api/invite-links/{id}                                     401   404   404   404      404  404     404    403    204       204     404    404     401    404
DELETE /api/invite-links/{id} (of a game)                         401   404   404   404      404  404     404    403    204       204     404    404     401    404
GET /api/invite-offers                                            401   200   200   200      200  200     200    200    200       200     200    200     401    200
POST /api/invite-offers/{id} (own)                                401   201   201   201      201  403     403    201    201       201     201    404     401    201
POST /api/invite-offers/{id} (another’s)                          401   404   404   404      404  404     404    404    404       404     404    404     401    404
DELETE /api/invite-offers/{id} (own)                              401   204   204   204      204  204     204    204    204       204     204    204     401    204
POST /api/join/{token}                                            401   201   201   201      201  403     403    201    201       201     201    404     401    201
POST /api/join/{token} (private)                                  401   201   201   201      201  403     403    201    201       201     201    404     401    201
POST /api/join/{token} (unknown)                                  401   404   404   404      404  404     404    404    404       404     404    404     401    404
POST /api/join/{token}/guest                                      201   201   201   201      201  201     201    201    201       201     201    201     201    201
POST /api/join/{token}/guest (unknown)                            404   404   404   404      404  404     404    404    404       404     404    404     404    404
POST /api/join/{token}/opens                                      204   204   204   204      204  204     204    204    204       204     204    204     204    204
POST /api/join/{token}/opens (unknown)                            404   404   404   404      404  404     404    404    404       404     404    404     404    404
POST /api/groups                                                  401   201   201   201      201  201     201    201    201       201     201    403     401    201
`;

const [WORDS, LINK] = [{ content: 'Bring both shirts' }, { kind: 'join' }];
describeAccess<Role, World>({
  area: 'groups',
  table: TABLE,
  createWorld,
  options: {
    'POST /api/groups': () => ({ body: { name: 'New', sportId: sportId('Cricket') } }),
    ...inGroups('GET /api/groups/{id}'),
    ...inGroups('GET /api/groups/{id}/members'),
    ...inGroups('GET /api/groups/{id}/statistics'),
    ...inGroups('GET /api/groups/{id}/statistics/export'),
    ...inGroups('GET /api/groups/{id}/export'),
    ...inGroups('POST /api/groups/{id}/games/import', { text: calendarOf([]) }),
    ...inGroups('PUT /api/groups/{id}', { description: 'Changed' }),
    ...inGroups('POST /api/groups/{id}/join'),
    ...inGroups('DELETE /api/groups/{id}/join'),
    ...inGroups('GET /api/groups/{id}/join-requests'),
    'POST /api/groups/{id}/join-requests/{requestId}/approve': freshRequest,
    'POST /api/groups/{id}/join-requests/{requestId}/approve (private)': freshPrivateRequest,
    'POST /api/groups/{id}/join-requests/{requestId}/decline': freshRequest,
    'POST /api/groups/{id}/join-requests/{requestId}/decline (private)': freshPrivateRequest,
    ...inGroups('GET /api/groups/{id}/invites'),
    'POST /api/groups/{id}/invites': async (world, caller) => {
      const friend = await createOnboardedUser();
      if (caller) await connect(caller.user.id, friend.id);
      return { ...ofGroup(world), body: { receiverId: friend.id } };
    },
    'POST /api/group-invites/{id}/accept (another’s)': otherInvite,
    'POST /api/group-invites/{id}/accept (own)': ownInvite,
    'POST /api/group-invites/{id}/decline (another’s)': otherInvite,
    'POST /api/group-invites/{id}/decline (own)': ownInvite,
    'POST /api/group-invites/{id}/withdraw': otherInvite,
    ...inGroups('GET /api/groups/{id}/invite-links'),
    ...inGroups('POST /api/groups/{id}/invite-links', LINK),
    ...inGames('GET /api/games/{id}/invite-links'),
    ...inGames('POST /api/games/{id}/invite-links', LINK),
    'DELETE /api/invite-links/{id}': ({ groupId }) => linkOf({ groupId }),
    'DELETE /api/invite-links/{id} (of a game)': ({ gameId }) => linkOf({ gameId }),
    'POST /api/invite-offers/{id} (own)': ownOffer,
    'POST /api/invite-offers/{id} (another’s)': otherOffer,
    'DELETE /api/invite-offers/{id} (own)': ownOffer,
    'POST /api/groups/{id}/lead': ofGroup,
    'POST /api/groups/{id}/lead (asked)': asked,
    'POST /api/groups/{id}/lead (free)': free,
    'DELETE /api/groups/{id}/lead (asked)': asked,
    'POST /api/join/{token}': ({ groupId }) => byLink(groupId),
    'POST /api/join/{token} (private)': ({ privateId }) => byLink(privateId),
    'POST /api/join/{token} (unknown)': () => ({ params: { token: 'f'.repeat(32) } }),
    'POST /api/join/{token}/guest': async ({ gameId }) => ({
      params: { token: (await createInviteLink({ gameId })).token },
      body: { name: 'Nida', email: `nida.${uniqueText()}@example.test` },
    }),
    'POST /api/join/{token}/guest (unknown)': () => ({
      params: { token: 'f'.repeat(32) },
      body: { name: 'Nida', email: 'nida@example.test' },
    }),
    'POST /api/join/{token}/opens': ({ privateId }) => byLink(privateId),
    'POST /api/join/{token}/opens (unknown)': () => ({ params: { token: 'f'.repeat(32) } }),
    'PATCH /api/groups/{id}/members/{memberId}': async (world) => ({
      ...(await freshMember(world)),
      body: { role: 'organiser' },
    }),
    'DELETE /api/groups/{id}/members/{memberId}': freshMember,
    'POST /api/groups/{id}/members/{memberId}/ban': freshMember,
    ...inGroups('POST /api/groups/{id}/announcements', WORDS),
    ...inGroups('GET /api/groups/{id}/bans'),
    'DELETE /api/groups/{id}/bans/{userId}': async ({ groupId }) => {
      const user = await createOnboardedUser();
      await db.groupBan.create({ data: { groupId, userId: user.id } });
      return { params: { id: groupId, userId: user.id } };
    },
    ...inGroups('GET /api/groups/{id}/missed'),
    'POST /api/groups/{id}/missed': async (world) => ({
      ...ofGroup(world),
      body: await freshMissed(world.groupId),
    }),
    'POST /api/groups/{id}/missed (private)': async (world) => ({
      ...ofPrivate(world),
      body: await freshMissed(world.privateId),
    }),
    ...inGroups('GET /api/groups/{id}/regulars'),
    ...inGroups('POST /api/groups/{id}/regulars', { text: 'Hamza' }),
    ...inGroups('PUT /api/groups/{id}/always-comes', { alwaysComes: true }),
    ...ofRegulars('PATCH /api/regulars/{id}', { alwaysComes: true }),
    ...ofRegulars('DELETE /api/regulars/{id}'),
    ...ofRegulars('POST /api/regulars/{id}/link'),
    'POST /api/games/{id}/regulars': async (world) => ({
      ...ofGame(world),
      body: { regularId: await freshRegular(world.groupId), answer: 'going' },
    }),
    'POST /api/games/{id}/regulars (private)': async (world) => ({
      ...ofPrivateGame(world),
      body: { regularId: await freshRegular(world.privateId), answer: 'going' },
    }),
    ...inGroups('GET /api/groups/{id}/games'),
    ...inGroups('POST /api/groups/{id}/games', GAME),
    'DELETE /api/groups/{id}': async ({ viewers: { creator, organiser, member } }) => {
      const { id } = await createGroup({ creatorId: creator?.user.id ?? 0 });
      await addMember(id, organiser?.user.id ?? 0, 'organiser');
      await addMember(id, member?.user.id ?? 0);
      return { params: { id } };
    },
    ...inGames('GET /api/games/{id}'),
    'GET /api/games/{id} (private, over)': ofPrivatePastGame,
    ...inGames('GET /api/games/{id}/calendar'),
    'GET /api/games/{id}/calendar (private, over)': ofPrivatePastGame,
    ...inGames('GET /api/games/{id}/participants'),
    'GET /api/games/{id}/participants (private, over)': ofPrivatePastGame,
    'POST /api/games/{id}/rsvp': ofGame,
    'POST /api/games/{id}/rsvp (private)': freshPrivateGame,
    'POST /api/games/{id}/rsvp (maybe)': async (world) => ({
      ...(await freshGame(world)),
      body: { answer: 'maybe' },
    }),
    ...inFreshGames('POST /api/games/{id}/nudge'),
    'POST /api/games/{id}/participants': async (world) => ({
      ...ofGame(world),
      body: { userId: await freshMemberOf(world.groupId) },
    }),
    'POST /api/games/{id}/participants (private)': async (world) => ({
      ...ofPrivateGame(world),
      body: { userId: await freshMemberOf(world.privateId) },
    }),
    'PATCH /api/games/{id}/participants/{participantId}': async (world) => ({
      ...(await freshPlayer(world)),
      body: { guests: 0 },
    }),
    'POST /api/games/{id}/participants/{participantId}/remove': freshPlayer,
    ...inGames('GET /api/games/{id}/guests'),
    ...inFreshGames('POST /api/games/{id}/guests', { name: 'Uncle' }),
    'DELETE /api/games/{id}/guests/{guestId}': freshGuest,
    'POST /api/games/{id}/guests/{guestId}/invite-links': freshGuest,
    ...inGames('GET /api/games/{id}/answers'),
    ...inGames('GET /api/games/{id}/chat-list'),
    'PATCH /api/games/{id}/rsvp': async (world, caller) => ({
      ...(await gameWith(world, caller)),
      body: { guests: 0 },
    }),
    // Only the creator has a seat there to change or give up.
    'PATCH /api/games/{id}/rsvp (private)': async (world) => ({
      ...(await freshPrivateGame(world)),
      body: { guests: 0 },
    }),
    'DELETE /api/games/{id}/rsvp': gameWith,
    'DELETE /api/games/{id}/rsvp (private)': freshPrivateGame,
    ...inGames('POST /api/games/{id}/confirm'),
    ...inGames('PUT /api/games/{id}', { title: 'Changed' }),
    ...inFreshGames('POST /api/games/{id}/announcements', WORDS),
    ...inFreshGames('POST /api/games/{id}/cancel', { reason: 'Rain' }),
    'POST /api/games/{id}/court': forCourt,
    'DELETE /api/games/{id}/court': (world) => freshGame(world),
    ...inGames('POST /api/games/{id}/duplicate', { date: GAME.date, time: GAME.time }),
    'POST /api/games/{id}/again': (world) => freshGame(world, -5),
    'POST /api/games/{id}/again (private)': (world) => privateGameIn(-5, world),
    'POST /api/games/{id}/attendance': async ({ pastGameId }) => {
      const { id } = await addParticipant(pastGameId, (await createOnboardedUser()).id);
      const marks = [{ participantId: id, attendance: 'attended' }];
      return { params: { id: pastGameId }, body: { marks } };
    },
    'POST /api/games/{id}/attendance (private)': async (world) => {
      const game = await privateGameIn(-5, world);
      const { id: userId } = await createOnboardedUser();
      const player = await addParticipant(Number(game.params?.id), userId);
      return { ...game, body: { marks: [{ participantId: player.id, attendance: 'no_show' }] } };
    },
    ...inFreshGames('POST /api/games/{id}/seat-calls'),
    'POST /api/games': () => ({ body: { ...GAME, sportId: sportId('Cricket') } }),
    'POST /api/games/{id}/weekly': (world) => freshGame(world, -5),
    'POST /api/games/{id}/weekly (private)': (world) => privateGameIn(-5, world),
    'POST /api/games/{id}/weekly (own)': async (_world, caller) => {
      const { id } = await createQuietGame(caller?.user.id ?? null, -5);
      return { params: { id } };
    },
    'POST /api/games/{id}/seat-requests': async (world) => forExperts(await freshGame(world)),
    'POST /api/games/{id}/seat-requests (private)': async (world) =>
      forExperts(await freshPrivateGame(world)),
    ...inGames('GET /api/games/{id}/seat-requests'),
    'POST /api/games/{id}/seat-requests/{requestId}': freshSeatRequest,
    'POST /api/games/{id}/skip': freshSeries,
    // It is not a series: the error for people who may skip.
    'POST /api/games/{id}/skip (private)': async (world) => ({
      ...(await freshPrivateGame(world)),
      body: {},
    }),
  },
});
