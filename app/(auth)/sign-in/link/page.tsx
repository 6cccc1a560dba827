import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { AuthHeading } from '@/components/auth/auth-heading';
import { Button } from '@/components/ui/button';
import { toReturnPath } from '@/lib/auth/return-path';
import { emailSchema } from '@/lib/auth/schema';
import { routes } from '@/lib/routes';

// The token is in the address: it is told to no other page.
export const metadata: Metadata = { title: 'Sign in by link', referrer: 'no-referrer' };

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** Where the letter's link leads. The press is what uses it up: mail scanners open links, but press nothing. */
export default async function SignInLinkPage({ searchParams }: { searchParams: SearchParams }) {
  const { token, email, callbackUrl } = await searchParams;
  const address = emailSchema.safeParse(email);
  if (typeof token !== 'string' || !address.success) redirect('/sign-in?error=Verification');
  return (
    <>
      <AuthHeading title="Sign in to Maidan">
        You asked for a sign-in link for{' '}
        <strong className="wrap-anywhere text-foreground">{address.data}</strong>.
      </AuthHeading>
      <form method="get" action="/api/auth/callback/email" className="grid">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="email" value={address.data} />
        <input
          type="hidden"
          name="callbackUrl"
          value={toReturnPath([callbackUrl].flat()[0]) ?? routes.home()}
        />
        <Button type="submit" size="lg">
          Continue
        </Button>
      </form>
    </>
  );
}
