import { GET } from '@/app/api/users/nearby/route';
import { CASES } from '@/bench/nearby/cases';
import { serveRounds, type Viewer, wholeCall } from '@/bench/people/measure';
import { pool } from '@/lib/platform/db/pool';
import { findNearbyUsersSchema } from '@/lib/users/schema/nearby-user';
import { listNearbyUsers } from '@/lib/users/service/list-nearby';
import { createSignedIn } from '@/tests/factories/sessions';

const DECIDED_BEFORE = 100;
const whole = wholeCall(GET, '/api/users/nearby');

/** Each viewer searches around the city where they do not live. */
function placed({ elsewhere }: Viewer, query: Record<string, string>): Record<string, string> {
  if (query.latitude !== 'other') return query;
  return {
    ...query,
    latitude: String(elsewhere.latitude),
    longitude: String(elsewhere.longitude),
  };
}

await serveRounds({
  cases: CASES,
  create: async (at) => {
    const viewer = await createSignedIn({ at, play: [] });
    // Like an existing user, who has already decided about the nearest people.
    await pool.query(
      `INSERT INTO skips (user_id, skipped_id)
       SELECT $1, id FROM users WHERE discoverable AND id <> $1
       ORDER BY cell_g3 <-> geo_cell($2, $3) LIMIT ${DECIDED_BEFORE}`,
      [viewer.user.id, at.latitude, at.longitude],
    );
    return viewer;
  },
  ask: {
    service: async (viewer, query) => {
      const input = findNearbyUsersSchema.parse(placed(viewer, query));
      return (await listNearbyUsers(viewer.actor, input)).items.length;
    },
    whole: (viewer, query) => whole(viewer, placed(viewer, query)),
  },
});
