'use client';

import dynamic from 'next/dynamic';

/**
 * Next carries what `app/not-found` renders along with every page, once for each layout: as a reference to a client part it
 * costs a hundred bytes instead of four thousand, and being lazy its code is fetched by the pages that show it.
 */
export const NotFoundPage = dynamic(() =>
  import('./not-found-page').then((module) => module.NotFoundPage),
);
