'use client';

import { usePrefetchQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sportsQuery } from '@/components/sports/sports-query';
import type { CurrentUserDto } from '@/lib/users/schema/current-user';
import { AboutStep } from './about-step';
import { BasicsStep } from './basics-step';
import { SportsStep } from './sports-step';
import { useOnboardingForm } from './use-onboarding-form';
import { WizardProgress } from './wizard-progress';

/** The three steps of one form, whose input is stored here, so that going back and forth loses nothing. */
export function OnboardingWizard({ user }: { user: CurrentUserDto }) {
  const [photo, setPhoto] = useState<File | null>(null);
  const form = useOnboardingForm(user, photo);
  const { draft, change, errors, goTo } = form;
  // Preloads the list for the second step.
  usePrefetchQuery(sportsQuery);
  const shared = { draft, change, errors, isArrival: form.hasMoved };

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
          bio={form.register('bio')}
          isSaving={form.busy}
          upload={form.upload}
          onBack={() => goTo(2)}
          onComplete={form.submit}
        />
      )}
    </div>
  );
}
