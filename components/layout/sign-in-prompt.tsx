import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { apiRoutes, routes } from '@/lib/routes';
import { Drawing } from './drawing';

interface SignInPromptProps {
  /** The specification's sentence for this screen. */
  title: string;
  description?: string;
  /** The path of this site to come back to after signing in. */
  returnTo: string;
}

/** Stands in for a screen that only signed-in people see. */
export function SignInPrompt({ title, description, returnTo }: SignInPromptProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center py-10 text-center md:py-16">
      <Drawing name="players" className="w-56 max-w-full" />
      <h1 className="mt-6 text-2xl">{title}</h1>
      {description ? <p className="mt-1.5 text-muted-foreground">{description}</p> : null}
      <div className="mt-7 flex flex-wrap justify-center gap-2.5">
        <a href={apiRoutes.login(returnTo)} className={buttonVariants({ size: 'lg' })}>
          Sign In
        </a>
        <Link
          href={routes.register(returnTo)}
          className={buttonVariants({ variant: 'secondary', size: 'lg' })}
        >
          Create account
        </Link>
      </div>
    </div>
  );
}
