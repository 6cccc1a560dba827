'use client';

import { useEffect, useRef } from 'react';
import 'altcha';
import type { CaptchaState } from './captcha';

interface AltchaWidgetProps {
  /** The URL of its challenge. */
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

/** ALTCHA's custom element, created by hand: it is not a React component, and its code accesses `window` on import. */
export function AltchaWidget({ challenge, startsByItself = false, onState }: AltchaWidgetProps) {
  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef(onState);
  useEffect(() => {
    latest.current = onState;
  }, [onState]);

  useEffect(() => {
    const element = document.createElement('altcha-widget');
    element.setAttribute('challenge', challenge);
    if (startsByItself) element.setAttribute('auto', 'onload');
    element.setAttribute('configuration', JSON.stringify({ hideFooter: true, hideLogo: true }));
    element.addEventListener('statechange', (event) => {
      // The library's types leave the detail open; unknown states fall through below.
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
