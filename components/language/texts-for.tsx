'use client';

import type { ReactNode } from 'react';
import type { Area } from '@/lib/language/areas';
import { currentLanguage } from '@/lib/platform/language/current';
// Texts of other languages use it. Every page has it through this import; without, each chunk of texts would have its own copy.
import '@/lib/sports/words';
import { TEXTS } from './text-chunks';

/**
 * Loads the texts of the reader's language before what it surrounds is rendered. English texts are in the components
 * themselves.
 */
export function TextsFor({ areas, children }: { areas: readonly Area[]; children: ReactNode }) {
  const language = currentLanguage();
  return areas.reduceRight<ReactNode>((inner, area) => {
    const Texts = TEXTS[area][language];
    return Texts ? <Texts>{inner}</Texts> : inner;
  }, children);
}
