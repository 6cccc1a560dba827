import { z } from 'zod';
import { groupCardSchema } from '@/lib/groups/schema/group-card';

/** A person's group. Has no `distance`. */
const groupOfUserSchema = groupCardSchema.omit({ distance: true }).extend({
  role: z.enum(['creator', 'organiser', 'member']),
  joinedAt: z.iso.datetime(),
  /** Pending requests in a group that the viewer organises; otherwise 0. */
  openRequests: z.number().int(),
});

export const groupOfUserListSchema = z.array(groupOfUserSchema);

export type GroupOfUserDto = z.infer<typeof groupOfUserSchema>;
