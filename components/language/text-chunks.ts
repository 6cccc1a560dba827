// Written by `npm run languages`.
'use client';

import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';
import type { Area } from '@/lib/language/areas';
import type { Language } from '@/lib/platform/language/languages';
import { adding, type Surrounding } from './add-when-loaded';

// A chunk for each area and language, loaded only where it is used: Next finds each import() inside its dynamic().
export const TEXTS: Record<Area, Partial<Record<Language, Surrounding>>> = {
  everywhere: {
    ur: dynamic(() => loadPart(() => import('@/lib/language/ur/areas/everywhere').then(adding('ur')))),
    xa: dynamic(() => loadPart(() => import('@/lib/language/pseudo').then(({ pseudo: texts }) => adding('xa')({ texts })))),
    xb: dynamic(() => loadPart(() => import('@/lib/language/pseudo').then(({ pseudo: texts }) => adding('xb')({ texts })))),
  },
  offline: {
    ur: dynamic(() => loadPart(() => import('@/lib/language/ur/areas/offline').then(adding('ur')))),
  },
  members: {
    ur: dynamic(() => loadPart(() => import('@/lib/language/ur/areas/members').then(adding('ur')))),
  },
};
