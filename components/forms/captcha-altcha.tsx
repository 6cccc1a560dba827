'use client';

import { useEffect, useRef } from 'react';
import 'altcha';
import type { CaptchaWidgetProps } from './captcha';

/** As its `statechange` tells it. */
interface StateChange {
  state: 'code' | 'error' | 'expired' | 'unverified' | 'verified' | 'verifying';
  payload?: string | null;
}

/**
 * ALTCHA's own element, made by hand: it is no React component, and its code touches `window` when it loads.
 * Its challenge comes from our server for this person and action.
 */
export function AltchaWidget({ action, onState }: CaptchaWidgetProps) {
  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef(onState);
  useEffect(() => {
    latest.current = onState;
  }, [onState]);

  useEffect(() => {
    const element = document.createElement('altcha-widget');
    element.setAttribute('challenge', `/api/captcha/challenge?action=${action}`);
    element.setAttribute('configuration', JSON.stringify({ hideFooter: true, hideLogo: true }));
    element.addEventListener('statechange', (event) => {
      // The library's types leave the detail open; a state it does not name falls through below.
      const { state, payload } = (event as CustomEvent<StateChange>).detail;
      if (state === 'verified' && payload) latest.current('verified', payload);
      else if (state === 'expired') latest.current('expired', null);
      else if (state === 'error') latest.current('error', null);
    });
    frame.current?.append(element);
    latest.current('rendered', null);
    return () => element.remove();
  }, [action]);

  return <div ref={frame} className="captcha min-h-18" />;
}
