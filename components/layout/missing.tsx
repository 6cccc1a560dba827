import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { markPageMissing } from '@/lib/platform/http/page-status';
import { later } from '@/lib/platform/language/say';
import { NotFoundScreen } from './not-found-screen';
import { texts } from './page-texts';

interface Missing {
  /** A function: a page's module loads before the language is known. */
  title: () => string;
  screen: ReactNode;
}

const PAGE_NOT_FOUND: Missing = {
  title: later(texts, 'pageNotFound'),
  screen: <NotFoundScreen />,
};

/** The digest of Next's `notFound()`, which loaders call. */
const NOT_FOUND = 'NEXT_HTTP_ERROR_FALLBACK;404';

/** Wraps a page whose loaders may call `notFound()`: `screen` is then rendered in the same shell on the server, with status 404. */
export function pageOrMissing({ title, screen }: Missing = PAGE_NOT_FOUND) {
  return {
    page:
      <P,>(make: (props: P) => Promise<ReactNode>) =>
      (props: P): Promise<ReactNode> =>
        make(props).catch((error: unknown) => {
          throwUnlessNotFound(error);
          markPageMissing();
          return screen;
        }),
    metadata:
      <P,>(make: (props: P) => Promise<Metadata>) =>
      (props: P): Promise<Metadata> =>
        make(props).catch((error: unknown) => {
          throwUnlessNotFound(error);
          return { title: title(), robots: { index: false } };
        }),
  };
}

function throwUnlessNotFound(error: unknown): void {
  if (!(error instanceof Error && 'digest' in error && error.digest === NOT_FOUND)) throw error;
}
