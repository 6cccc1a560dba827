import Link from 'next/link';
import { Drawing } from '@/components/layout/drawing';
import { buttonVariants } from '@/components/ui/button-variants';
import { routes } from '@/lib/routes';

export function VenueNotFound() {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center py-10 text-center md:py-16">
      <Drawing name="venues" className="w-56 max-w-full" />
      <h1 className="mt-6 text-2xl">Venue not found</h1>
      <p className="mt-2 text-muted-foreground">It may have been removed by who added it.</p>
      <Link href={routes.venues()} className={buttonVariants({ size: 'lg', className: 'mt-7' })}>
        Back to Venues
      </Link>
    </div>
  );
}
