import { type Expression, expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { ga } from '@/lib/games/repository/game-viewer';
import { firstName, mayMeet, present } from '@/lib/moderation/visibility';
import type { Tables } from '@/lib/platform/db/tables';
import type { StorageProviderName } from '@/lib/platform/storage/file-url';

/** Who is going, for a viewer whom neither a block nor women-only separates from them; nobody for a guest. */
export const facesFor = (userId: number | null, viewer: Expression<number>, most: number) =>
  jsonArrayFrom(
    expressionBuilder<Tables, never>()
      .selectFrom('gameParticipants as fp')
      .innerJoin('users as fu', 'fu.id', 'fp.userId')
      .where('fp.gameId', '=', ga('id'))
      .where('fp.status', '=', sql.lit('going'))
      .where((eb) =>
        eb.or([
          eb('fu.id', '=', viewer),
          sql<boolean>`(${userId}::int IS NOT NULL AND ${present('fu')} AND ${mayMeet('fu', userId)})`,
        ]),
      )
      // The sentence beside the faces names somebody else.
      .orderBy((eb) => eb('fu.id', '=', viewer))
      .orderBy('fp.createdAt')
      .orderBy('fp.id')
      .limit(sql.lit(most))
      .select([
        'fu.id',
        firstName('fu').as('name'),
        'fu.profileImageKey',
        'fu.profileImageProvider',
      ]),
  ).$castTo<FaceRow[]>();

interface FaceRow {
  id: number;
  name: string;
  profileImageKey: string | null;
  profileImageProvider: StorageProviderName | null;
}
