'use client';

import { useEffect } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { LOOKS_AROUND, LOOKS_NO_MORE } from '@/lib/platform/auth/looking-around';
import { setCookie } from '@/lib/platform/browser/set-cookie';
import { currentLanguage } from '@/lib/platform/language/current';
import { pathIn } from '@/lib/platform/language/paths';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import { texts } from './entry-texts';

/** Opens the public pages as guests read them. The wizard, once it is shown again, ends that. */
export function LookAroundLink() {
  useEffect(() => setCookie(LOOKS_NO_MORE), []);
  return (
    // A plain link: the server decides who reads the page.
    <a
      href={pathIn(currentLanguage(), routes.games())}
      onClick={() => setCookie(LOOKS_AROUND)}
      className={buttonVariants({ variant: 'link', size: 'sm', className: 'mb-2 self-center' })}
    >
      {translate(texts).lookAround}
    </a>
  );
}
