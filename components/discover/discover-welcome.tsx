import { SignInButton } from '@/components/layout/sign-in-choice';
import { EmptyState } from '@/components/ui/empty-state';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './page-texts';

export function DiscoverWelcome() {
  const t = translate(texts);
  return (
    <div className="mx-auto grid max-w-xl gap-6 pt-6 md:pt-12">
      <h1 className="text-center text-3xl md:text-4xl">{t.welcome}</h1>
      <EmptyState drawing="players" as="p" title={t.signInToDiscover} action={<SignInButton />} />
    </div>
  );
}
