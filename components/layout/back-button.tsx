'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { LineIcon } from '@/components/ui/line-icon';
import { translate } from '@/lib/platform/language/translate';
import { backClasses } from './back-link';
import { texts } from './texts';

/** Goes back in history. With no earlier page on this site it goes to `fallback`. */
export function BackButton({ fallback }: { fallback: Route }) {
  const router = useRouter();
  function back(): void {
    // A tab opened here has a history of length 1; after a link from another site, Back would leave this site.
    const isFirst = window.history.length <= 1;
    const isForeign =
      document.referrer !== '' && !document.referrer.startsWith(window.location.origin);
    if (isFirst || isForeign) router.push(fallback);
    else router.back();
  }
  return (
    <button type="button" onClick={back} className={backClasses}>
      <LineIcon name="arrow-left" className="size-4 rtl:-scale-x-100" />
      {translate(texts).back}
    </button>
  );
}
