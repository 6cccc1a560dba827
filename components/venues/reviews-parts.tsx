import type { ReactNode } from 'react';
import { SignInLink } from '@/components/layout/sign-in-choice';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/empty-state';
import { translate } from '@/lib/platform/language/translate';
import { texts as cardTexts } from './card-texts';
import { texts } from './texts';

export const REVIEWS_ID = 'reviews';

export function ReviewsHeading({ children }: { children: ReactNode }) {
  return (
    <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-2">
      <h2 id={REVIEWS_ID} className="text-xl">
        {translate(texts).reviews}
      </h2>
      {children}
    </div>
  );
}

export function SignInToReview() {
  return (
    <SignInLink className={buttonVariants({ variant: 'secondary' })}>
      {translate(texts).signInToReview}
    </SignInLink>
  );
}

/** @param invited whether the viewer may write a review; not for a venue of their own */
export function NoReviews({ invited }: { invited: boolean }) {
  const t = translate(texts);
  return (
    <EmptyState
      title={translate(cardTexts).noReviews}
      description={invited ? t.reviewInvitation : t.reviewsToCome}
    />
  );
}
