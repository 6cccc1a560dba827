import { z } from 'zod';
import { CALENDAR_LENGTH_MAX } from '@/lib/games/constants';
import { createGameSchema } from '@/lib/games/schema/edit-game';

/** The text of a calendar file. */
export const importGamesSchema = z.object({
  text: z.string().trim().max(CALENDAR_LENGTH_MAX),
  maxPlayers: createGameSchema.shape.maxPlayers,
  isPublic: createGameSchema.shape.isPublic,
  /** Without it nothing is saved: the answer says what was understood. */
  confirm: z.boolean().default(false),
});

const importedGameSchema = z.object({
  title: z.string(),
  date: z.iso.date(),
  time: z.string(),
  durationMinutes: z.number().int(),
  location: z.string(),
});

export const importedGamesSchema = z.object({
  /** In their order. */
  games: z.array(importedGameSchema),
  /** How many of the file the group has already. */
  known: z.number().int(),
  /** How many events are over, or no games. */
  ignored: z.number().int(),
  /** How many more the group may have. */
  room: z.number().int(),
  timeZone: z.string(),
  saved: z.boolean(),
});

export type ImportGamesInput = z.output<typeof importGamesSchema>;
export type ImportedGamesDto = z.infer<typeof importedGamesSchema>;
