import { GET } from '@/app/api/players/route';
import { serveRounds, wholeCall } from '@/bench/people/measure';
import { CASES } from '@/bench/players-search/cases';
import { searchPlayersSchema } from '@/lib/users/schema/nearby-user';
import { searchPlayers } from '@/lib/users/service/search-players';
import { createSignedIn } from '@/tests/factories/sessions';

await serveRounds({
  cases: CASES,
  create: (at) => createSignedIn({ at, play: [] }),
  ask: {
    service: async ({ actor }, query) =>
      (await searchPlayers(actor, searchPlayersSchema.parse(query))).items.length,
    whole: wholeCall(GET, '/api/players'),
  },
});
