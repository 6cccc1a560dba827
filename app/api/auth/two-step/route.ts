import { beginTwoStep, readTwoStep, turnOffTwoStep } from '@/lib/auth/two-step';
import {
  beginTwoStepSchema,
  secondStepSchema,
  twoStepSchema,
  twoStepSetupSchema,
} from '@/lib/auth/two-step-schema';
import { route } from '@/lib/http/handler';
import { created, noContent } from '@/lib/http/responses';

export const GET = route({
  summary: 'Whether one’s own sign-in takes two steps',
  auth: 'required',
  rateLimit: 'read',
  response: twoStepSchema,
  handle: ({ actor }) => readTwoStep(actor),
});

export const POST = route({
  summary: 'Begins the setup of two-step sign-in: the key for the authenticator app',
  auth: 'required',
  rateLimit: 'passwordChange',
  body: beginTwoStepSchema,
  response: twoStepSetupSchema,
  answers: [201],
  errors: ['forbidden', 'conflict'],
  handle: async ({ actor, body }) => created(await beginTwoStep(actor, body?.password)),
});

export const DELETE = route({
  summary: 'Turns two-step sign-in off with a code',
  auth: 'required',
  rateLimit: 'secondStep',
  body: secondStepSchema,
  handle: async ({ actor, body }) => {
    await turnOffTwoStep(actor, body.code);
    return noContent();
  },
});
