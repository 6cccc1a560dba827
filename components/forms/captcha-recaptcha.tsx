'use client';

import ReCaptcha from 'react-google-recaptcha';
import type { CaptchaWidgetProps } from './captcha';

/** Google's checkbox. `asyncScriptOnLoad` is the one sign of a script that did not come. */
export function RecaptchaWidget({ siteKey, onState }: CaptchaWidgetProps) {
  return (
    <div className="min-h-20">
      <ReCaptcha
        sitekey={siteKey ?? ''}
        onChange={(token) => onState(token ? 'verified' : 'expired', token)}
        onExpired={() => onState('expired', null)}
        onErrored={() => onState('error', null)}
        asyncScriptOnLoad={(script?: { errored?: boolean }) =>
          onState(script?.errored ? 'error' : 'rendered', null)
        }
      />
    </div>
  );
}
