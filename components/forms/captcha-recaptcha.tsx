'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import ReCaptcha from 'react-google-recaptcha';
import type { CaptchaWidgetProps } from './captcha';

const SCRIPT = 'https://www.google.com/recaptcha/api.js?onload=onloadcallback&render=explicit';

/** The component asks for Google's script once a page, and remembers for ever that it did not come. */
let hasFailed = false;

/** Google's checkbox. `asyncScriptOnLoad` is the one sign of a script that did not come. */
export function RecaptchaWidget({ siteKey, onState }: CaptchaWidgetProps) {
  const [isReady, setIsReady] = useState(!hasFailed);
  const report = useEffectEvent(onState);
  useEffect(() => {
    if (isReady) return;
    loadAgain().then(
      () => setIsReady(true),
      () => report('error', null),
    );
  }, [isReady]);
  return (
    <div className="min-h-20">
      {isReady ? (
        <ReCaptcha
          sitekey={siteKey ?? ''}
          onChange={(token) => onState(token ? 'verified' : 'expired', token)}
          onExpired={() => onState('expired', null)}
          onErrored={() => onState('error', null)}
          asyncScriptOnLoad={(script?: { errored?: boolean }) => {
            hasFailed = Boolean(script?.errored);
            onState(hasFailed ? 'error' : 'rendered', null);
          }}
        />
      ) : null}
    </div>
  );
}

/** With the script there, the component takes what it finds on the window instead of asking again. */
function loadAgain(): Promise<void> {
  return new Promise((resolve, reject) => {
    // The name that the address above gives to Google, and that the component uses too.
    Object.assign(window, { onloadcallback: resolve });
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onerror = () => {
      script.remove();
      reject(new Error('The script of reCAPTCHA did not come.'));
    };
    document.head.append(script);
  });
}
