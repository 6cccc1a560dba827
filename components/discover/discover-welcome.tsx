import { EmptyState } from '@/components/layout/empty-state';
import { SignInButton } from '@/components/layout/sign-in-choice';

/** `/discover` for signed-out visitors. */
export function DiscoverWelcome() {
  return (
    <div className="mx-auto grid max-w-xl gap-6 pt-6 md:pt-12">
      <h1 className="text-center text-3xl md:text-4xl">Welcome to Maidan</h1>
      <EmptyState
        drawing="players"
        as="p"
        title="Please sign in to discover players"
        action={<SignInButton />}
      />
    </div>
  );
}
