'use client';

import { useEffect, useRef } from 'react';
import 'altcha';
import { currentLanguage } from '@/lib/platform/language/current';
import { ENGLISH } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';
import type { CaptchaState } from './captcha';
import { texts } from './texts';

interface AltchaWidgetProps {
  challenge: string;
  /** Starts on load, without a click. */
  startsByItself?: boolean;
  onState: (state: CaptchaState, token: string | null) => void;
}

/** The detail of a `statechange` event. */
interface StateChange {
  state: 'code' | 'error' | 'expired' | 'unverified' | 'verified' | 'verifying';
  payload?: string | null;
}

/** The library uses the page's language if it has it, else English. */
function addWords(): void {
  const language = currentLanguage();
  if (language === ENGLISH) return;
  const t = translate(texts);
  globalThis.$altcha.i18n.set(language, {
    label: t.notRobot,
    verifying: t.verifying,
    verified: t.verified,
    error: t.verificationFailed,
    expired: t.verificationExpired,
    verificationRequired: t.verificationRequired,
    waitAlert: t.verificationWait,
  });
}

/** ALTCHA's custom element, created by hand: it is not a React component, and its code accesses `window` on import. */
export function AltchaWidget({ challenge, startsByItself = false, onState }: AltchaWidgetProps) {
  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef(onState);
  useEffect(() => {
    latest.current = onState;
  }, [onState]);

  useEffect(() => {
    addWords();
    const element = document.createElement('altcha-widget');
    element.setAttribute('challenge', challenge);
    if (startsByItself) element.setAttribute('auto', 'onload');
    element.setAttribute('configuration', JSON.stringify({ hideFooter: true, hideLogo: true }));
    element.addEventListener('statechange', (event) => {
      // The library's types omit the detail; unknown states fall through below.
      const { state, payload } = (event as CustomEvent<StateChange>).detail;
      if (state === 'verified' && payload) latest.current('verified', payload);
      else if (state === 'expired') latest.current('expired', null);
      else if (state === 'error') latest.current('error', null);
    });
    frame.current?.append(element);
    latest.current('rendered', null);
    return () => element.remove();
  }, [challenge, startsByItself]);

  return <div ref={frame} className="captcha min-h-18" />;
}
