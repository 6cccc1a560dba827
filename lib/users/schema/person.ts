import { z } from 'zod';

/** For responses that mention people: nothing that locates or contacts them. */
export const personSummarySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  username: z.string().nullable(),
  /** Nearest named area and city. */
  location: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
});

export type PersonSummaryDto = z.infer<typeof personSummarySchema>;
