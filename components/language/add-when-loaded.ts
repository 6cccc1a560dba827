import type { ComponentType, ReactNode } from 'react';
import { addTexts, type Source } from '@/lib/platform/language/current';
import type { Language } from '@/lib/platform/language/languages';

/** Is rendered around what needs the texts. */
export type Surrounding = ComponentType<{ children: ReactNode }>;

/** For a module of texts that has arrived: adds them, and gives what surrounds the parts that need them. */
export const adding =
  (language: Language) =>
  (module: { texts: Source }): Surrounding => {
    addTexts(language, module.texts);
    return ({ children }) => children;
  };
