import Link from 'next/link';
import { Drawing } from '@/components/layout/drawing';
import { buttonVariants } from '@/components/ui/button-variants';
import { routes } from '@/lib/routes';

/** No such person, or hidden from this reader: the two must look the same. */
export function UserNotFound() {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center py-10 text-center md:py-16">
      <Drawing name="search" className="w-56 max-w-full" />
      <h1 className="mt-6 text-3xl">User not found</h1>
      <p className="mt-3 text-muted-foreground">
        They may have left Maidan, or the address is mistyped.
      </p>
      <Link href={routes.players()} className={buttonVariants({ size: 'lg', className: 'mt-7' })}>
        Back to players
      </Link>
    </div>
  );
}
