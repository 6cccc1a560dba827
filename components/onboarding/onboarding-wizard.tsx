'use client';

import { usePrefetchQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sportsQuery } from '@/components/sports/sport-select';
import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import type { CurrentUserDto } from '@/lib/users/schema/current-user';
import { AboutStep } from './about-step';
import { BasicsStep } from './basics-step';
import { STEPS, type Step } from './draft';
import { SportsStep } from './sports-step';
import { stepTitle } from './step-frame';
import { texts } from './texts';
import { useOnboardingForm } from './use-onboarding-form';

/** Three numbered circles on a line that fills up. */
function WizardProgress({ step }: { step: Step }) {
  return (
    <ol aria-label={translate(texts).progress} className="mx-auto flex w-full max-w-md">
      {STEPS.map((number) => (
        <ProgressStep key={number} number={number} title={stepTitle(number)} current={step} />
      ))}
    </ol>
  );
}

interface ProgressStepProps {
  number: number;
  title: string;
  current: Step;
}

function ProgressStep({ number, title, current }: ProgressStepProps) {
  const isDone = number < current;
  const isCurrent = number === current;
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className={cn(
        'relative flex min-w-0 flex-1 flex-col items-center gap-1.5',
        number > 1 &&
          'before:absolute before:end-1/2 before:top-4.5 before:-z-10 before:h-0.5 before:w-full before:-translate-y-1/2 before:transition-colors',
        number > 1 && (number <= current ? 'before:bg-primary' : 'before:bg-border'),
      )}
    >
      <span
        className={cn(
          'grid size-9 place-content-center rounded-full border-2 font-bold text-sm tabular-nums ring-5 ring-background transition-colors',
          isDone && 'border-primary bg-primary-soft text-primary-ink',
          isCurrent && 'border-primary bg-primary text-primary-foreground',
          !isDone && !isCurrent && 'border-input bg-card text-muted-foreground',
        )}
      >
        {number}
      </span>
      <span
        className={cn(
          'wrap-anywhere w-full px-1 text-center text-xs leading-tight',
          isCurrent ? 'font-heading text-foreground' : 'text-muted-foreground',
        )}
      >
        {title}
        {isDone && <span className="sr-only">{translate(texts).stepDone}</span>}
      </span>
    </li>
  );
}

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
