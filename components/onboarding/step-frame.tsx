import { type ReactNode, useEffect, useRef } from 'react';
import type { FieldErrors } from '@/components/forms/field-errors';
import { Button } from '@/components/ui/button';
import { Drawing, type DrawingName } from '@/components/ui/drawing';
import { Form } from '@/components/ui/form';
import { LineIcon } from '@/components/ui/line-icon';
import { translate } from '@/lib/platform/language/translate';
import type { OnboardingDraft, Step } from './draft';
import { texts } from './texts';

export interface StepProps {
  draft: OnboardingDraft;
  change: (change: Partial<OnboardingDraft>) => void;
  errors: FieldErrors;
  isArrival: boolean;
}

export function stepTitle(step: Step): string {
  const t = translate(texts);
  return { 1: t.basicsTitle, 2: t.sportsTitle, 3: t.aboutTitle }[step];
}

const DRAWINGS: Record<Step, DrawingName> = { 1: 'venues', 2: 'players', 3: 'groups' };

interface StepFrameProps {
  step: Step;
  intro: string;
  /** The person came from another step: scroll and focus start at the top. */
  isArrival: boolean;
  onSubmit: () => void | Promise<void>;
  onBack?: () => void;
  /** The missing input, shown beside the button. */
  missing?: string | null;
  isBusy?: boolean;
  /** Shown above the buttons. */
  status?: ReactNode;
  children: ReactNode;
}

/**
 * The heading, content and two buttons of a step. Enter in any field is equivalent to the main button. On desktops the buttons
 * are at the start, because toasts appear in the far corner. With large text the button row scrolls with the page: sticky, it
 * would cover most of a phone.
 */
export function StepFrame(props: StepFrameProps) {
  const { step, intro, isArrival, onSubmit, onBack, missing, isBusy = false } = props;
  const t = translate(texts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isArrival) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [isArrival]);

  return (
    <Form
      // Always async, so that a double click does not advance two steps.
      onSubmit={async () => onSubmit()}
      className="@container flex flex-1 flex-col sm:flex-none sm:rounded-card sm:border sm:bg-card"
    >
      <div className="fade-in slide-in-from-bottom-2 flex-1 animate-in pb-8 duration-200 sm:px-8 sm:pt-7">
        <div className="mb-6 flex items-center justify-between gap-4">
          <div className="min-w-0">
            <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
              <span className="sr-only">{t.stepOf({ step })} </span>
              {stepTitle(step)}
            </h1>
            <p className="mt-2 text-pretty text-muted-foreground">{intro}</p>
          </div>
          <Drawing
            name={DRAWINGS[step]}
            className="hidden w-24 shrink-0 min-[22rem]:block sm:w-36"
          />
        </div>
        {props.children}
      </div>
      <div className="sticky bottom-0 z-10 -mx-4 grid gap-2 border-t bg-background/95 px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-md @max-[17rem]:static [@media(max-height:30rem)]:static sm:mx-0 sm:rounded-b-card sm:bg-card/95 sm:px-8">
        {props.status}
        <div className="flex items-center gap-3 @max-[17rem]:flex-wrap">
          {onBack && (
            <Button variant="secondary" onClick={onBack} disabled={isBusy}>
              <LineIcon name="arrow-left" className="rtl:-scale-x-100" />
              {t.back}
            </Button>
          )}
          <p className="@max-[17rem]:order-first min-w-0 flex-1 @max-[17rem]:basis-full text-balance text-end text-muted-foreground text-xs sm:order-last sm:text-start">
            {missing}
          </p>
          <Button type="submit" disabled={Boolean(missing)} aria-disabled={isBusy || undefined}>
            {step === 3 ? t.complete : t.next}
            <SubmitIcon step={step} isBusy={isBusy} />
          </Button>
        </div>
      </div>
    </Form>
  );
}

function SubmitIcon({ step, isBusy }: { step: Step; isBusy: boolean }) {
  if (isBusy) return <LineIcon name="loader-circle" className="animate-spin" />;
  if (step === 3) return <LineIcon name="check" />;
  return <LineIcon name="arrow-right" className="rtl:-scale-x-100" />;
}
