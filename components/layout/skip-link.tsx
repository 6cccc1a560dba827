import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

export const MAIN_ID = 'main';

export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed start-3 top-3 z-100 -translate-y-20 rounded-control bg-foreground px-4 py-3 font-strong text-background text-sm focus-visible:translate-y-0"
    >
      {translate(texts).skipToContent}
    </a>
  );
}
