import { z } from 'zod';
import { texts } from '@/lib/guardians/texts';
import { says } from '@/lib/platform/language/say';
import { idParam, idSchema } from '@/lib/platform/validation/numbers';

const incomplete = says(texts, 'linkIncomplete');

export const guardianTokenSchema = z.object({
  token: z.string(incomplete).regex(/^[0-9a-f]{32,600}$/, incomplete),
});
export const guardianParamsSchema = z.object({ id: idParam });
export const guardianAnswerSchema = z.object({
  gameId: idSchema,
  answer: z.enum(['going', 'out']),
});

export const guardianLinkSchema = z.object({ url: z.string() });

const personSchema = z.object({
  /** Of the link between the two. */
  id: z.number().int(),
  userId: z.number().int(),
  name: z.string(),
});

const youngSchema = personSchema.extend({
  /** Coming games of their groups, and games where they have a place. */
  games: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      group: z.string().nullable(),
      startsAt: z.iso.datetime(),
      timeZone: z.string(),
      status: z.enum(['going', 'waitlisted', 'maybe', 'out']).nullable(),
    }),
  ),
  /** What organisers announced to them, the latest first. */
  messages: z.array(
    z.object({
      id: z.number().int(),
      from: z.string(),
      sender: z.string(),
      content: z.string(),
      createdAt: z.iso.datetime(),
    }),
  ),
});

export const guardiansSchema = z.object({
  /** The person's own side by their year of birth; null while none is stated. */
  side: z.enum(['young', 'guardian']).nullable(),
  guardians: z.array(personSchema),
  young: z.array(youngSchema),
});

/** The other side of a link that can be accepted. */
export interface GuardianOfferDto {
  token: string;
  name: string;
  /** What the reader becomes. */
  as: 'young' | 'guardian' | null;
}

export type GuardianAnswerInput = z.output<typeof guardianAnswerSchema>;
export type GuardiansDto = z.infer<typeof guardiansSchema>;
export type YoungDto = GuardiansDto['young'][number];
