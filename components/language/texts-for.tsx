'use client';

import dynamic from 'next/dynamic';
import type { ComponentType, ReactNode } from 'react';
import { addTexts, currentLanguage, type Source } from '@/lib/platform/language/current';
import type { Language } from '@/lib/platform/language/languages';

type Rendered = { children: ReactNode };
type ByLanguage = Partial<Record<Language, ComponentType<Rendered>>>;

/** What a page of guests loads beside `everywhere`; `members` has all of them and more. */
export type Area =
  | 'everywhere'
  | 'coaching'
  | 'demo'
  | 'games'
  | 'groups'
  | 'invites'
  | 'places'
  | 'venues'
  | 'members';

const adding = (language: Language) => (module: { texts: Source }) => {
  addTexts(language, module.texts);
  return ({ children }: Rendered) => children;
};
const ur = adding('ur');
const importMembers = () => import('@/lib/language/ur/for-members');

// A chunk for each area and language, loaded only where it is used: Next finds each import() inside its dynamic().
const TEXTS: Record<Area, ByLanguage> = {
  everywhere: {
    ur: dynamic(() => import('@/lib/language/ur/areas/everywhere').then(ur)),
    xa: dynamic(() =>
      import('@/lib/language/pseudo').then(({ pseudo: texts }) => adding('xa')({ texts })),
    ),
    xb: dynamic(() =>
      import('@/lib/language/pseudo').then(({ pseudo: texts }) => adding('xb')({ texts })),
    ),
  },
  coaching: { ur: dynamic(() => import('@/lib/language/ur/areas/coaching').then(ur)) },
  demo: { ur: dynamic(() => import('@/lib/language/ur/areas/demo').then(ur)) },
  games: { ur: dynamic(() => import('@/lib/language/ur/areas/games').then(ur)) },
  groups: { ur: dynamic(() => import('@/lib/language/ur/areas/groups').then(ur)) },
  invites: { ur: dynamic(() => import('@/lib/language/ur/areas/invites').then(ur)) },
  places: { ur: dynamic(() => import('@/lib/language/ur/areas/places').then(ur)) },
  venues: { ur: dynamic(() => import('@/lib/language/ur/areas/venues').then(ur)) },
  members: { ur: dynamic(() => importMembers().then(ur)) },
};

/**
 * Loads the texts of the reader's language before what it surrounds is rendered. English texts are in the components
 * themselves.
 */
export function TextsFor({ areas, children }: Rendered & { areas: readonly Area[] }) {
  const language = currentLanguage();
  return areas.reduceRight<ReactNode>((inner, area) => {
    const Texts = TEXTS[area][language];
    return Texts ? <Texts>{inner}</Texts> : inner;
  }, children);
}

/**
 * For a part that a guest's page loads later, in its `dynamic()`: it arrives together with its texts, which are not among
 * those that the page has from the start.
 */
export async function withTexts<T>(part: Promise<T>): Promise<T> {
  // On the server all texts are there.
  const isUrdu = typeof document !== 'undefined' && currentLanguage() === 'ur';
  const [loaded] = await Promise.all([part, isUrdu ? importMembers().then(ur) : undefined]);
  return loaded;
}
