import { expect, it } from 'vitest';
import { actorOf } from '@/tests/factories/actors';
import { canDeleteVenue, canEditVenue, canReplyToReviews, canReviewVenue } from './policy';

const people = {
  adder: actorOf(1),
  owner: actorOf(2),
  stranger: actorOf(3),
  admin: actorOf(4, { isAdmin: true }),
};

/** Lists those who may, in the order above. */
function who(may: (actor: (typeof people)['adder']) => boolean): string[] {
  return Object.entries(people)
    .filter(([, actor]) => may(actor))
    .map(([name]) => name);
}

it.each([
  [
    'without an operator',
    { addedById: 1, ownerId: null },
    {
      edit: ['adder', 'admin'],
      del: ['adder', 'admin'],
      reply: ['adder'],
      review: ['owner', 'stranger', 'admin'],
    },
  ],
  [
    'with an operator',
    { addedById: 1, ownerId: 2 },
    {
      edit: ['adder', 'owner', 'admin'],
      del: ['owner', 'admin'],
      reply: ['owner'],
      review: ['stranger', 'admin'],
    },
  ],
  [
    'whose adder has left',
    { addedById: null, ownerId: null },
    { edit: ['admin'], del: ['admin'], reply: [], review: ['adder', 'owner', 'stranger', 'admin'] },
  ],
])('who can edit, delete, reply to and review a venue %s', (_, venue, expected) => {
  expect({
    edit: who((actor) => canEditVenue(actor, venue)),
    del: who((actor) => canDeleteVenue(actor, venue)),
    reply: who((actor) => canReplyToReviews(actor, venue)),
    review: who((actor) => canReviewVenue(actor, venue)),
  }).toEqual(expected);
});
