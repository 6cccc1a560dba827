import { cn } from '@/lib/cn';
import { translate } from '@/lib/platform/language/translate';
import { STEPS, type Step } from './draft';
import { stepTitle } from './step-title';
import { texts } from './texts';

/** Three numbered circles on a line that fills up. */
export function WizardProgress({ step }: { step: Step }) {
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
