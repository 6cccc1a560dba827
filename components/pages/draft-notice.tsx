import { city } from '@/lib/platform/city/city';
import { translate } from '@/lib/platform/language/translate';
import { wordsOf } from '@/lib/platform/language/words';
import { texts } from './terms-page-texts';

/** From when the terms hold, or that they are a draft. */
export function DraftNotice() {
  const { termsVersion } = city();
  const t = translate(texts);
  if (termsVersion === null)
    return <p className="mt-4 rounded-card border bg-card p-4 font-strong text-sm">{t.draft}</p>;
  const day = wordsOf().date(`${termsVersion}T00:00Z`, { dateStyle: 'long', timeZone: 'UTC' });
  return <p className="mt-4 text-sm">{t.validFrom({ day })}</p>;
}
