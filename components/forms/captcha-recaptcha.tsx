'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import ReCaptcha from 'react-google-recaptcha';
import { currentLanguage } from '@/lib/platform/language/current';
import { ENGLISH } from '@/lib/platform/language/languages';
import type { CaptchaWidgetProps } from './captcha';

const SCRIPT = 'https://www.google.com/recaptcha/api.js?onload=onloadcallback&render=explicit';

/** Some networks drop requests to Google without an error. */
const LOADING_MS_MAX = 30_000;

/** The component loads Google's script once per page and never retries after a failure. */
let hasFailed = false;

/** Google's checkbox. Only `asyncScriptOnLoad` reports that the script failed to load. */
export function RecaptchaWidget({ siteKey, onState }: CaptchaWidgetProps) {
  const [isReady, setIsReady] = useState(!hasFailed);
  const isLoaded = useRef(false);
  const report = useEffectEvent(onState);
  const language = currentLanguage();
  useEffect(() => {
    const timer = setTimeout(() => {
      if (isLoaded.current) return;
      hasFailed = true;
      report('error', null);
    }, LOADING_MS_MAX);
    return () => clearTimeout(timer);
  }, []);
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
          // By default Google uses the browser's language.
          hl={language === ENGLISH ? undefined : language}
          onChange={(token) => onState(token ? 'verified' : 'expired', token)}
          onExpired={() => onState('expired', null)}
          onErrored={() => onState('error', null)}
          asyncScriptOnLoad={(script?: { errored?: boolean }) => {
            hasFailed = Boolean(script?.errored);
            isLoaded.current = !hasFailed;
            onState(hasFailed ? 'error' : 'rendered', null);
          }}
        />
      ) : null}
    </div>
  );
}

/** Once the script is loaded, the component uses the existing global. */
function loadAgain(): Promise<void> {
  return new Promise((resolve, reject) => {
    // Another address: the browser would wait for the response that never came.
    Object.assign(window, { onloadcallback: resolve });
    const script = document.createElement('script');
    // Another address: the browser would wait for the answer that never came.
    script.src = `${SCRIPT}&again=${performance.now()}`;
    script.onerror = () => {
      script.remove();
      reject(new Error('The script of reCAPTCHA did not come.'));
    };
    document.head.append(script);
  });
}
