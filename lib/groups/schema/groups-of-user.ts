import { z } from 'zod';
import { groupCardSchema } from '@/lib/groups/schema';

/** A group somebody is in. `distance` is not measured here. */
export const groupOfUserSchema = groupCardSchema.omit({ distance: true }).extend({
  role: z.enum(['creator', 'organiser', 'member']),
  joinedAt: z.iso.datetime(),
});

export const groupOfUserListSchema = z.array(groupOfUserSchema);

export type GroupOfUserDto = z.infer<typeof groupOfUserSchema>;
