'use client';

import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { Link } from '@/components/language/link';
import { LineIcon } from '@/components/ui/line-icon';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';
import { useViewer } from './viewer';

interface BackLinkProps {
  href: Route;
  children: string;
}

/** A client component, so that a page's payload contains its props and not its markup a second time. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <Link href={href} className={backClasses}>
      <LineIcon name="arrow-left" className="size-4 rtl:-scale-x-100" />
      {children}
    </Link>
  );
}

const backClasses =
  'wrap-anywhere -ms-2 -mt-2 mb-1 inline-flex min-h-11 w-fit items-center gap-2 rounded-control px-2 font-semibold text-muted-foreground text-sm transition-colors hover:bg-accent hover:text-foreground';

/** Goes back in history. With no earlier page on this site it goes to `fallback`. */
export function BackButton({ fallback }: { fallback: Route }) {
  const router = useRouter();
  const isGuest = useViewer().status === 'guest';
  function back(): void {
    // A tab opened here has a history of length 1; after a link from another site, Back would leave this site.
    const isFirst = window.history.length <= 1;
    const isForeign =
      document.referrer !== '' && !document.referrer.startsWith(window.location.origin);
    if (isFirst || isForeign) router.push(fallback);
    else router.back();
  }
  const content = (
    <>
      <LineIcon name="arrow-left" className="size-4 rtl:-scale-x-100" />
      {translate(texts).back}
    </>
  );
  if (isGuest) {
    return (
      <Link href={fallback} className={backClasses}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" onClick={back} className={backClasses}>
      {content}
    </button>
  );
}
