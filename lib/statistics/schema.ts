import { z } from 'zod';

const count = z.number().int();

/** What the games of one week came to. */
const weekSchema = z.object({
  /** Its Monday, as a local date of the games. */
  week: z.iso.date(),
  games: count,
  places: count,
  /** Places that were taken, guests included. */
  taken: count,
  /** Only of games whose attendance was marked. */
  came: count,
  missed: count,
  /** Places given up within the last day before a game. */
  late: count,
  /** People in their first game of the group. */
  fresh: count,
});

export const groupStatisticsSchema = z.object({
  /** Oldest first, without gaps; empty when nothing was played. */
  weeks: z.array(weekSchema),
  /** What is owed for games of the group, in all. */
  open: z.object({ amount: z.number(), currency: z.string() }),
});

export type WeekDto = z.infer<typeof weekSchema>;
export type GroupStatisticsDto = z.infer<typeof groupStatisticsSchema>;
