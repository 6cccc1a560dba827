'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { loadPart } from '@/components/ui/load-part';
import type { CaptchaAction } from '@/lib/platform/captcha/captcha';
import type { CaptchaSettingsDto } from '@/lib/platform/captcha/schema';
import { apiUrl } from '@/lib/platform/http/api-calls';
import { readQuery } from '@/lib/platform/http/queries';
import { translate } from '@/lib/platform/language/translate';
import { FieldError } from './field-errors';
import { texts } from './texts';

/** Loading, rendered, then verified, expired or reset; `error` when it cannot be rendered. */
export type CaptchaState = 'loading' | 'rendered' | 'verified' | 'expired' | 'reset' | 'error';

export interface CaptchaWidgetProps {
  siteKey: string | null;
  onState: (state: CaptchaState, token: string | null) => void;
}

/** The captcha shows its error, with a button to retry. */
const onMissing = ({ onState }: Pick<CaptchaWidgetProps, 'onState'>) => onState('error', null);
const AltchaWidget = dynamic(
  () =>
    loadPart(() => import('./captcha-altcha').then((module) => module.AltchaWidget), { onMissing }),
  { ssr: false },
);
const RecaptchaWidget = dynamic(
  () =>
    loadPart(() => import('./captcha-recaptcha').then((module) => module.RecaptchaWidget), {
      onMissing,
    }),
  { ssr: false },
);

function sentenceOf(state: CaptchaState): string {
  const t = translate(texts);
  switch (state) {
    case 'loading':
      return t.captchaLoading;
    case 'expired':
      return t.captchaExpired;
    case 'reset':
      return t.captchaAgain;
    case 'error':
      return t.captchaFailed;
    default:
      return '';
  }
}

interface CaptchaProps {
  action: CaptchaAction;
  /** The token to send; null while there is none. */
  onChange: (token: string | null) => void;
  error?: string;
  /** Incremented by the form after each refusal: a token is valid once, so the widget restarts. */
  attempt?: number;
}

export function Captcha({ action, onChange, error, attempt = 0 }: CaptchaProps) {
  const id = useId();
  const [state, setState] = useState<CaptchaState>('loading');
  const [retries, setRetries] = useState(0);
  const settings = useQuery(readQuery('captcha', apiUrl('GET /api/captcha')));
  const t = translate(texts);
  const started = attempt + retries;
  const shown = settings.isError ? 'error' : state;

  function take(next: CaptchaState, token: string | null) {
    // A widget that replaces a used one starts with the reason for it.
    setState(next === 'rendered' && started > 0 ? 'reset' : next);
    onChange(token);
  }
  return (
    <fieldset
      aria-describedby={`${id}status ${id}error`}
      data-captcha-state={shown}
      className="grid gap-1.5"
    >
      <legend className="mb-1.5 font-semibold text-sm">{t.verification}</legend>
      {settings.data ? (
        <Widget key={started} action={action} settings={settings.data} onState={take} />
      ) : null}
      <output id={`${id}status`} className="text-muted-foreground text-sm empty:hidden">
        {sentenceOf(shown)}
      </output>
      {shown === 'error' ? (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => {
            setState('loading');
            setRetries((before) => before + 1);
            if (settings.isError) void settings.refetch();
          }}
        >
          {t.tryAgain}
        </Button>
      ) : null}
      {/* An error from before it was solved no longer applies. */}
      <FieldError id={`${id}error`}>{shown === 'verified' ? undefined : error}</FieldError>
    </fieldset>
  );
}

interface WidgetProps extends Pick<CaptchaWidgetProps, 'onState'> {
  action: CaptchaAction;
  settings: CaptchaSettingsDto;
}

function Widget({ action, settings, onState }: WidgetProps) {
  if (settings.provider === 'recaptcha') {
    return <RecaptchaWidget siteKey={settings.siteKey} onState={onState} />;
  }
  return <AltchaWidget challenge={`/api/captcha/challenge?action=${action}`} onState={onState} />;
}
