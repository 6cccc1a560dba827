import { z } from 'zod';
import { gameSchema } from '@/lib/games/schema/read-game';

/** A game that the person has just played. */
export const lastGameSchema = z.object({
  game: gameSchema,
  /** In how many weeks on end they have played in its weekly series, this one included; 0 without one. */
  weeks: z.number().int(),
  /** The next date of its series. */
  next: z.object({ id: z.number().int(), startsAt: z.iso.datetime() }).nullable(),
});

export type LastGameDto = z.infer<typeof lastGameSchema>;
