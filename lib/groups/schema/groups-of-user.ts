import { z } from 'zod';
import { groupCardSchema } from '@/lib/groups/schema';

/** A group somebody is in. `distance` is not measured here. */
const groupOfUserSchema = groupCardSchema.omit({ distance: true }).extend({
  role: z.enum(['creator', 'organiser', 'member']),
  joinedAt: z.iso.datetime(),
  /** Who waits for an answer at the reader's own desk; 0 in a group that they do not organise. */
  openRequests: z.number().int(),
});

export const groupOfUserListSchema = z.array(groupOfUserSchema);

export type GroupOfUserDto = z.infer<typeof groupOfUserSchema>;
