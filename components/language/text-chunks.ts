// Written by `npm run languages`.
'use client';

import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';
import type { Area } from '@/lib/language/areas';
import type { Language } from '@/lib/platform/language/languages';
import { adding, type Surrounding } from './add-when-loaded';

const urMembers = () => import('@/lib/language/ur/for-members').then(adding('ur'));

/** The texts of members, for parts that a page loads later. */
export const LOAD_MEMBERS: Partial<Record<Language, () => Promise<Surrounding>>> = {
  ur: urMembers,
};

// A chunk for each area and language, loaded only where it is used: Next finds each import() inside its dynamic().
export const TEXTS: Record<Area, Partial<Record<Language, Surrounding>>> = {
  everywhere: {
    ur: dynamic(() => loadPart(() => import('@/lib/language/ur/areas/everywhere').then(adding('ur')))),
    xa: dynamic(() => loadPart(() => import('@/lib/language/pseudo').then(({ pseudo: texts }) => adding('xa')({ texts })))),
    xb: dynamic(() => loadPart(() => import('@/lib/language/pseudo').then(({ pseudo: texts }) => adding('xb')({ texts })))),
  },
  coach: {
    ur: dynamic(() => loadPart(() => import('@/lib/language/ur/areas/coach').then(adding('ur')))),
  },
  coaching: {
    ur: dynamic(() => loadPart(() => import('@/lib/language/ur/areas/coaching').then(adding('ur')))),
  },
  demo: {
    ur: dynamic(() => loadPart(() => import('@/lib/language/ur/areas/demo').then(adding('ur')))),
  },
  game: {
    ur: dynamic(() => loadPart(() => import('@/lib/language/ur/areas/game').then(adding('ur')))),
  },
  games: {
    ur: dynamic(() => loadPart(() => import('@/lib/language/ur/areas/games').then(adding('ur')))),
  },
  group: {
    ur: dynamic(() => loadPart(() => import('@/lib/language/ur/areas/group').then(adding('ur')))),
  },
  invites: {
    ur: dynamic(() => loadPart(() => import('@/lib/language/ur/areas/invites').then(adding('ur')))),
  },
  offline: {
    ur: dynamic(() => loadPart(() => import('@/lib/language/ur/areas/offline').then(adding('ur')))),
  },
  places: {
    ur: dynamic(() => loadPart(() => import('@/lib/language/ur/areas/places').then(adding('ur')))),
  },
  venue: {
    ur: dynamic(() => loadPart(() => import('@/lib/language/ur/areas/venue').then(adding('ur')))),
  },
  venues: {
    ur: dynamic(() => loadPart(() => import('@/lib/language/ur/areas/venues').then(adding('ur')))),
  },
  members: {
    ur: dynamic(() => loadPart(() => urMembers())),
  },
};
