'use client';

import { useEffect } from 'react';
import { texts } from '@/components/layout/texts';
import { replayClicks } from '@/components/ui/pending-clicks';
import { texts as uiTexts } from '@/components/ui/texts';
import { city } from '@/lib/platform/city/city';
import { currentLanguage } from '@/lib/platform/language/current';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { translate } from '@/lib/platform/language/translate';

interface GlobalErrorProps {
  error: Error & { digest?: string };
  unstable_retry: () => void;
}

/** Shown when the root layout itself failed, so it depends on no stylesheet and no component of ours. */
export default function GlobalError({ error, unstable_retry }: GlobalErrorProps) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  // Otherwise its button would wait for the failed page.
  useEffect(replayClicks, []);
  const t = translate(texts);
  const language = currentLanguage();
  return (
    <html lang={language} dir={LANGUAGES[language].direction}>
      <body
        style={{
          fontFamily: 'system-ui, sans-serif',
          padding: '3rem 1.5rem',
          maxWidth: '32rem',
          margin: '0 auto',
        }}
      >
        <title>{city().product}</title>
        <h1>{t.wentWrong}</h1>
        <p>{t.siteFailed}</p>
        <button
          type="button"
          onClick={unstable_retry}
          style={{ minHeight: 44, padding: '0 1.25rem', fontSize: '1rem' }}
        >
          {translate(uiTexts).loadAgain}
        </button>
      </body>
    </html>
  );
}
