'use client';

import { ArrowLeft } from 'lucide-react';
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { backClasses } from './back-link';

/** Back to the page before; whoever opened this one first has none on this site and goes to `fallback`. */
export function BackButton({ fallback }: { fallback: Route }) {
  const router = useRouter();
  function back(): void {
    // A tab that began here has a history of one; a link from another site would lead away.
    const isFirst = window.history.length <= 1;
    const isForeign =
      document.referrer !== '' && !document.referrer.startsWith(window.location.origin);
    if (isFirst || isForeign) router.push(fallback);
    else router.back();
  }
  return (
    <button type="button" onClick={back} className={backClasses}>
      <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
      Back
    </button>
  );
}
