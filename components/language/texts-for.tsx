'use client';

import dynamic from 'next/dynamic';
import type { ComponentType, ReactNode } from 'react';
import { loadPart } from '@/components/ui/load-part';
import { addTexts, currentLanguage, type Source } from '@/lib/platform/language/current';
import { ENGLISH, type Language } from '@/lib/platform/language/languages';
// Texts of other languages use it. Every page has it through this import; without it, their chunk would have a separate copy.
import '@/lib/sports/words';

/** Rendered around the components that need the texts. */
type Surrounding = ComponentType<{ children: ReactNode }>;

function added(language: Language, texts: Source): Surrounding {
  addTexts(language, texts);
  return ({ children }) => children;
}
const pseudoOf = (language: Language) =>
  import('@/languages/pseudo').then(({ pseudo }) => added(language, pseudo));

/** A chunk for each language, loaded only by its readers. Next finds each import() inside its dynamic(). */
const TEXTS: Record<Exclude<Language, typeof ENGLISH>, Surrounding> = {
  ur: dynamic(() =>
    loadPart(() => import('@/languages/ur/screen').then(({ texts }) => added('ur', texts))),
  ),
  xa: dynamic(() => loadPart(() => pseudoOf('xa'))),
  xb: dynamic(() => loadPart(() => pseudoOf('xb'))),
};

/** Loads the texts of the current language before its children are rendered. English texts are in the components themselves. */
export function TextsFor({ children }: { children: ReactNode }) {
  const language = currentLanguage();
  if (language === ENGLISH) return children;
  const Texts = TEXTS[language];
  return <Texts>{children}</Texts>;
}
