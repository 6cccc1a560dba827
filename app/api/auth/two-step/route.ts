import { beginTwoStep, readTwoStep, turnOffTwoStep } from '@/lib/platform/auth/two-step';
import {
  beginTwoStepSchema,
  secondStepSchema,
  twoStepSchema,
  twoStepSetupSchema,
} from '@/lib/platform/auth/two-step-schema';
import { route } from '@/lib/platform/http/handler';
import { created, noContent } from '@/lib/platform/http/responses';

export const GET = route({
  summary: 'The state of the caller’s two-step sign-in',
  auth: 'required',
  rateLimit: 'read',
  response: twoStepSchema,
  handle: ({ actor }) => readTwoStep(actor),
});

export const POST = route({
  summary: 'Starts the setup of two-step sign-in and returns the key for the authenticator app',
  auth: 'required',
  rateLimit: 'passwordChange',
  body: beginTwoStepSchema,
  response: twoStepSetupSchema,
  answers: [201],
  errors: ['forbidden', 'conflict'],
  handle: async ({ actor, body }) => created(await beginTwoStep(actor, body?.password)),
});

export const DELETE = route({
  summary: 'Turns two-step sign-in off; requires a code',
  auth: 'required',
  rateLimit: 'secondStep',
  body: secondStepSchema,
  handle: async ({ actor, body }) => {
    await turnOffTwoStep(actor, body.code);
    return noContent();
  },
});
