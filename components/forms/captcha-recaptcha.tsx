'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import ReCaptcha from 'react-google-recaptcha';
import type { CaptchaWidgetProps } from './captcha';

const SCRIPT = 'https://www.google.com/recaptcha/api.js?onload=onloadcallback&render=explicit';

/** The component loads Google's script once per page and never retries after a failure. */
let hasFailed = false;

/** Google's checkbox. Only `asyncScriptOnLoad` reports that the script failed to load. */
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

/** Once the script is loaded, the component uses the global it finds instead of loading it again. */
function loadAgain(): Promise<void> {
  return new Promise((resolve, reject) => {
    // The callback named in SCRIPT, which the component uses too.
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
