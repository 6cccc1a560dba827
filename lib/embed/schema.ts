import { z } from 'zod';
import { texts } from '@/lib/embed/server-texts';
import { says } from '@/lib/platform/language/say';

const size = z.coerce.number().int().min(1).max(10_000).optional();

/** The names are those of oEmbed 1.0 (https://oembed.com). */
export const oembedQuerySchema = z.object({
  url: z.url(says(texts, 'unknownUrl')).max(2_000),
  /** Pixels. */
  maxwidth: size,
  maxheight: size,
  format: z.literal('json').optional(),
});

export const oembedSchema = z.object({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  title: z.string(),
  provider_name: z.string(),
  provider_url: z.string(),
  /** Seconds. */
  cache_age: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  html: z.string(),
});

export type OembedQuery = z.output<typeof oembedQuerySchema>;
export type OembedDto = z.infer<typeof oembedSchema>;
