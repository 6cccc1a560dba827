import { z } from 'zod';
import { GAME_REASON_LENGTH_MAX, GUEST_NAME_LENGTH_MAX } from '@/lib/games/constants';
import { guestsOfPlayer } from '@/lib/games/schema/edit-game';
import { gameAnswersSchema, participantListSchema } from '@/lib/games/schema/read-game';
import { texts } from '@/lib/games/texts';
import { later } from '@/lib/platform/language/say';
import { idParam, idSchema } from '@/lib/platform/validation/numbers';
import { optionalMultiLine, singleLine } from '@/lib/platform/validation/text';
import { SKILL_LEVELS } from '@/lib/sports/constants';

export const participantParamsSchema = z.object({ id: idParam, participantId: idParam });

export const addPlayerSchema = z.object({ userId: idSchema });

/** `move` is for people on the waiting list. */
export const changePlayerSchema = z
  .object({ guests: guestsOfPlayer, move: z.enum(['up', 'down']) })
  .partial();

export const removePlayerSchema = z
  .object({
    /** Shown to the person. */
    reason: optionalMultiLine(later(texts, 'reason'), GAME_REASON_LENGTH_MAX).optional(),
  })
  .default({});

export const guestParamsSchema = z.object({ id: idParam, guestId: idParam });

/** A person without an account, by name. */
export const addGuestSchema = z.object({
  name: singleLine(later(texts, 'guestName'), GUEST_NAME_LENGTH_MAX),
});

export const guestListSchema = z.array(z.object({ id: z.number().int(), name: z.string() }));

/** Everyone in a game; `answers` of the others for members of its group. */
export const rosterSchema = z.object({
  participants: participantListSchema,
  guests: guestListSchema,
  answers: gameAnswersSchema.nullable(),
});

/** People of other levels who ask for a seat. */
export const seatRequestListSchema = z.array(
  z.object({
    id: z.number().int(),
    /** Null: unknown. */
    level: z.enum(SKILL_LEVELS).nullable(),
    user: z.object({
      id: z.number().int(),
      name: z.string(),
      profileImageUrl: z.string().nullable(),
    }),
  }),
);
export const seatRequestParamsSchema = z.object({ id: idParam, requestId: idParam });
export const decideSeatSchema = z.object({ accept: z.boolean() });

export type SeatRequestDto = z.infer<typeof seatRequestListSchema>[number];
export type DecideSeatInput = z.output<typeof decideSeatSchema>;
/** Somebody who missed games of a group lately. */
export const missedListSchema = z.array(
  z.object({
    /** One of their missed games, by which they are forgiven. */
    participantId: z.number().int(),
    name: z.string(),
    isOwn: z.boolean(),
    count: z.number().int(),
    /** Until then they only wait for places; null: they may have seats. */
    waitsUntil: z.iso.datetime().nullable(),
  }),
);

export const forgiveSchema = z.object({ participantId: idSchema });

export type MissedDto = z.infer<typeof missedListSchema>[number];
export type ForgiveInput = z.output<typeof forgiveSchema>;
export type RosterDto = z.infer<typeof rosterSchema>;
export type AddGuestInput = z.output<typeof addGuestSchema>;
export type GuestDto = z.infer<typeof guestListSchema>[number];
export type AddPlayerInput = z.output<typeof addPlayerSchema>;
export type ChangePlayerInput = z.output<typeof changePlayerSchema>;
export type RemovePlayerInput = z.output<typeof removePlayerSchema>;
