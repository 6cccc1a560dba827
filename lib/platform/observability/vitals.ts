import { z } from 'zod';
import { LANGUAGE_CODES } from '@/lib/platform/language/languages';
import { DEVICES, PAGES } from '@/lib/platform/observability/vital-pages';

/*
 * What a visit to a page took in the visitor's browser (web.dev/articles/vitals). One visit in ten tells it: the page, the
 * width of the device and the language from the fixed lists here, and the four figures. Nothing says who it was.
 */

/** Values up to `good` are good, those above `poor` poor: the limits of web.dev. Seconds, but for CLS, which has no unit. */
export const VITALS = {
  lcp: { good: 2.5, poor: 4, buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10] },
  inp: { good: 0.2, poor: 0.5, buckets: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2] },
  ttfb: { good: 0.8, poor: 1.8, buckets: [0.1, 0.2, 0.4, 0.6, 0.8, 1.2, 1.8, 3, 6] },
  cls: { good: 0.1, poor: 0.25, buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1] },
} as const;

export type Vital = keyof typeof VITALS;
export const VITAL_NAMES = ['lcp', 'inp', 'cls', 'ttfb'] as const satisfies readonly Vital[];

const SECONDS_MAX = 600;
const seconds = z.number().min(0).max(SECONDS_MAX).optional();

export const vitalsSchema = z.object({
  page: z.enum(PAGES),
  device: z.enum(DEVICES),
  language: z.enum(LANGUAGE_CODES),
  lcp: seconds,
  inp: seconds,
  ttfb: seconds,
  cls: z.number().min(0).max(100).optional(),
});

export type VitalsInput = z.infer<typeof vitalsSchema>;
