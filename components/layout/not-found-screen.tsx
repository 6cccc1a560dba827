import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { routes } from '@/lib/routes';
import { Drawing } from './drawing';

export function NotFoundScreen() {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center py-10 text-center md:py-16">
      <Drawing name="over-the-wall" className="w-64 max-w-full" />
      <h1 className="mt-6 text-3xl">404 Page Not Found</h1>
      <p className="mt-3 text-muted-foreground">
        The ball went over the wall, and there is nothing on this side of it. The address may be
        mistyped, or what was here has been taken down.
      </p>
      <Link href={routes.home()} className={buttonVariants({ size: 'lg', className: 'mt-7' })}>
        Back to the ground
      </Link>
    </div>
  );
}
