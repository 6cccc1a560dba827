import type { Example } from '@/lib/platform/http/openapi';

const near = { latitude: 31.52, longitude: 74.36, radius: '10' };

/** The calls that most programs begin with. A test parses each by the schemas of its call. */
export const examples: Record<string, Example> = {
  'GET /api/games': { query: { ...near, on: 'tonight' } },
  'GET /api/groups/discover': { query: near },
  'GET /api/venues/nearby': { query: near },
  'POST /api/games/{id}/rsvp': { body: { answer: 'going', guests: 1 } },
  'POST /api/messages': { body: { receiverId: 56, content: 'See you at six' } },
  'GET /api/conversations/{id}/messages': { query: { after: 17 } },
  'PUT /api/conversations/{id}/read': { body: { seq: 18 }, response: { lastReadSeq: 18 } },
  'PUT /api/users/{id}': { body: { bio: 'Plays after work.' } },
  'POST /api/auth/tokens': {
    body: { name: 'Club calendar', scopes: ['read'], days: 90, password: 'three words apart' },
  },
};
