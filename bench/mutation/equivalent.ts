interface Unnoticeable {
  file: string;
  words: string;
  reason: string;
}

/** Mutations that no test could detect, with the reason. */
export const EQUIVALENT: Unnoticeable[] = [
  {
    file: 'lib/groups/service/edit-group.ts',
    words:
      "guard: `if (violates(error, 'groups_member_count_within_max')) throw tooSmall();` → `;`",
    reason:
      'The second line of defence: every way into a group changes the row that is locked before the limit is read, so the refusal cannot come.',
  },
  {
    file: 'lib/messages/service/list-conversations.ts',
    words: 'number: `1` → `(1 + 1)`',
    reason: 'A page is cut at its limit; one row more or two more both only say that it goes on.',
  },
  {
    file: 'lib/messages/repository/find-conversations.ts',
    words: 'number: `0` → `(0 + 1)`',
    reason:
      'Sums without groups always come back as one row; what stands in for none is never read.',
  },
  {
    file: 'lib/moderation/repository/reports.ts',
    words: 'number: `2_147_483_647` → `(2_147_483_647 - 1)`',
    reason: 'No row has the last id there is: not found either way.',
  },
  {
    file: 'lib/users/repository/find-players.ts',
    words: 'operator: `<=` → `<`',
    reason: 'Chooses between two ways to find the same people, at one exact length of a circle.',
  },
  {
    file: 'lib/games/service/release-seats.ts',
    words:
      "condition: `game?.status !== 'upcoming' || game.startsAt <= new Date()` → `!(game?.status !== 'upcoming' || game.startsAt <= new Date())`",
    reason: 'Refused by the compiler (tsc was run): the game may be null.',
  },
  {
    file: 'lib/venues/service/read-venue.ts',
    words: "guard: `if (!target?.listed) throw notFound(say(texts, 'venueNotFound'));` → `;`",
    reason: 'Refused by the compiler (tsc was run): the venue may be null.',
  },
  {
    file: 'lib/venues/service/store-images.ts',
    words: 'guard: `if (!(error instanceof AppError)) throw error;` → `;`',
    reason: 'Refused by the compiler (tsc was run): the error is unknown.',
  },
  {
    file: 'lib/bookings/repository/packages.ts',
    words: "clause: ` .where('sessionsUsed', '>', 0)` → ``",
    reason:
      'The second line of defence: only a booking that was accepted is cancelled, and accepting it took a session of its package.',
  },
  {
    file: 'lib/games/repository/series.ts',
    words: 'number: `1` → `(1 + 1)`',
    reason: 'Only the first row is read, whether one or two come back.',
  },
  {
    file: 'lib/games/service/edit-series.ts',
    words: 'operator: `>` → `>=`',
    reason:
      'The two differ for the date of the game that is moved. A skipped game is cancelled, and a cancelled one cannot be moved.',
  },
  {
    file: 'lib/games/service/game-time.ts',
    words: 'operator: `<` → `<=`',
    reason:
      'The condition after it says the same, and excludes the instant in which the two differ.',
  },
  {
    file: 'lib/messages/repository/find-unread.ts',
    words: "clause: ` .whereRef('me.lastReadSeq', '<', 'c.lastSeq')` → ``",
    reason:
      'Saves the search for a message beyond the last one read; without it the search finds none.',
  },
  {
    file: 'lib/venues/service/review-venue.ts',
    words: 'number: `1` → `(1 + 1)`',
    reason: 'A page is cut at its limit; one row more or two more both only say that it goes on.',
  },
];
