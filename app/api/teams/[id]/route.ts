import { route } from '@/lib/platform/http/handler';
import {
  drawTeamsSchema,
  movePlayerSchema,
  teamsParamsSchema,
  teamsSchema,
} from '@/lib/teams/schema';
import { drawTeams, movePlayer, readTeams } from '@/lib/teams/service/make-teams';

export const GET = route({
  summary: 'The two teams of a game',
  auth: 'read',
  rateLimit: 'read',
  params: teamsParamsSchema,
  response: teamsSchema,
  handle: ({ actor, params }) => readTeams(actor, params.id),
});

export const PUT = route({
  summary: 'Draws two even teams, or draws again; for the game’s managers',
  auth: 'organiser',
  rateLimit: 'write',
  params: teamsParamsSchema,
  body: drawTeamsSchema,
  response: teamsSchema,
  handle: ({ actor, params, body }) => drawTeams(actor, params.id, body),
});

export const PATCH = route({
  summary: 'Moves a player to a team; for the game’s managers',
  auth: 'organiser',
  rateLimit: 'write',
  params: teamsParamsSchema,
  body: movePlayerSchema,
  response: teamsSchema,
  handle: ({ actor, params, body }) => movePlayer(actor, params.id, body),
});
