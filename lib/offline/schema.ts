import { z } from 'zod';
import { deskTimeSchema } from '@/lib/courts/schema/court-time';
import { gameSchema, participantListSchema } from '@/lib/games/schema/read-game';
import { guestListSchema } from '@/lib/games/schema/roster';
import { conversationListSchema } from '@/lib/messages/schema/conversations';
import { messageListSchema } from '@/lib/messages/schema/message-inputs';

/** The days ahead of a venue's courts, for whoever runs its desk. */
export const offlineDeskSchema = z.object({
  venue: z.object({ id: z.number().int(), name: z.string() }),
  // Nothing that changes by time alone: it would make a new copy.
  times: z.array(deskTimeSchema.omit({ actions: true, canRelocate: true })),
});

/** The data that a device caches, so that the app works offline. */
export const offlineSchema = z.object({
  takenAt: z.iso.datetime(),
  games: z.array(
    gameSchema.extend({
      participants: participantListSchema,
      /** Guests without an account. */
      namedGuests: guestListSchema,
      /** The calendar file. */
      calendar: z.string(),
    }),
  ),
  /** The latest conversations, each with its last messages, oldest first. */
  chats: z.array(conversationListSchema.element.extend({ messages: messageListSchema })),
  desks: z.array(offlineDeskSchema),
  groups: z.array(z.object({ id: z.number().int(), name: z.string() })),
});

export type OfflineDesk = z.infer<typeof offlineDeskSchema>;
export type OfflineDto = z.infer<typeof offlineSchema>;
export type OfflineGame = OfflineDto['games'][number];
export type OfflineChat = OfflineDto['chats'][number];
