'use client';

import { usePathname } from 'next/navigation';
import { cn } from '@/lib/cn';
import { city } from '@/lib/platform/city/city';
import { currentLanguage } from '@/lib/platform/language/current';
import { LANGUAGES } from '@/lib/platform/language/languages';

// Beside the logo and a button, very large text does not fit.
const IN_HEADER =
  'hidden min-h-11 items-center rounded-control px-3 font-entry text-sm hover:bg-accent @min-[18rem]:inline-flex';

/**
 * A button for each other language, in that language. A plain form, so that it works before and without scripts; the page is
 * reloaded, because its language never changes while it is open.
 */
export function LanguageSwitch({ className = IN_HEADER }: { className?: string }) {
  const pathname = usePathname();
  const own = currentLanguage();
  return (
    <form method="post" action="/api/language">
      <input type="hidden" name="returnTo" defaultValue={pathname} />
      {city()
        .languages.filter((code) => code !== own)
        .map((code) => (
          <button
            key={code}
            type="submit"
            name="language"
            value={code}
            lang={code}
            dir={LANGUAGES[code].direction}
            className={cn(className, 'font' in LANGUAGES[code] && 'font-device')}
            onClick={({ currentTarget }) => {
              // Read now: reading the query while rendering would make a cached page differ from the viewer's.
              const field = currentTarget.form?.elements.namedItem('returnTo');
              if (field instanceof HTMLInputElement)
                field.value = location.pathname + location.search;
            }}
          >
            {LANGUAGES[code].name}
          </button>
        ))}
    </form>
  );
}
