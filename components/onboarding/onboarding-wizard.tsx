'use client';

import { usePrefetchQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sportsQuery } from '@/components/sports/sports-query';
import type { CurrentUserDto } from '@/lib/users/schema/current-user';
import { AboutStep } from './about-step';
import { BasicsStep } from './basics-step';
import type { FieldErrors } from './complete-profile';
import type { OnboardingDraft, Step } from './draft';
import { SportsStep } from './sports-step';
import { useCompletion } from './use-completion';
import { useDraft } from './use-draft';
import { WizardProgress } from './wizard-progress';

/** The three steps. All input is kept here, so that going back and forth loses nothing. */
export function OnboardingWizard({ user }: { user: CurrentUserDto }) {
  const { draft, update } = useDraft(user);
  const [photo, setPhoto] = useState<File | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [hasMoved, setHasMoved] = useState(false);
  // Preloads the list for the second step.
  usePrefetchQuery(sportsQuery);

  function goTo(step: Step) {
    setHasMoved(true);
    update({ step });
  }
  function change(changed: Partial<OnboardingDraft>) {
    setErrors({});
    update(changed);
  }
  const { isSaving, complete } = useCompletion({
    userId: user.id,
    draft,
    photo,
    onRefused: (refused) => {
      setErrors(refused);
      if (refused.gender || refused.location) goTo(1);
    },
  });
  const shared = { draft, change, errors, isArrival: hasMoved };

  return (
    <div className="flex flex-1 flex-col gap-7 sm:gap-8">
      <WizardProgress step={draft.step} />
      {draft.step === 1 && (
        <BasicsStep
          {...shared}
          user={user}
          photo={photo}
          onPhotoChange={setPhoto}
          onNext={() => goTo(2)}
        />
      )}
      {draft.step === 2 && <SportsStep {...shared} onBack={() => goTo(1)} onNext={() => goTo(3)} />}
      {draft.step === 3 && (
        <AboutStep
          {...shared}
          user={user}
          photo={photo}
          isSaving={isSaving}
          onBack={() => goTo(2)}
          onComplete={complete}
        />
      )}
    </div>
  );
}
