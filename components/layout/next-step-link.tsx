import type { Route } from 'next';
import { Link } from '@/components/language/link';

/** Leads to the page where the reason of a refusal can be changed. */
export function NextStepLink({ href, children }: { href: Route; children: string }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center font-strong underline underline-offset-4"
    >
      {children}
    </Link>
  );
}
