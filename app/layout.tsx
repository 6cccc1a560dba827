import type { Metadata, Viewport } from 'next';
import { connection } from 'next/server';
import type { CSSProperties, ReactNode } from 'react';
import { bodyFont } from '@/app/fonts';
import { TextsFor } from '@/components/language/texts-for';
import { texts } from '@/components/pages/page-texts';
import { TooltipHost } from '@/components/ui/tooltip';
import { BEFORE_HYDRATION_SCRIPT } from '@/lib/platform/browser/before-hydration-script';
import { OLD_BROWSER_SCRIPT } from '@/lib/platform/browser/old-browser-script';
import { VITALS_SCRIPT } from '@/lib/platform/browser/vitals-script';
import { city } from '@/lib/platform/city/city';
import { accentTokens } from '@/lib/platform/city/colour';
import { citySent } from '@/lib/platform/city/sent';
import { env } from '@/lib/platform/env/server';
import { currentRelease } from '@/lib/platform/http/release';
import { currentLanguage } from '@/lib/platform/language/current';
import { currentDateStyle } from '@/lib/platform/language/date-style';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { pathIn } from '@/lib/platform/language/paths';
import { translate } from '@/lib/platform/language/translate';
import { routes } from '@/lib/routes';
import './globals.css';

export const generateMetadata = (): Metadata => ({
  metadataBase: new URL(env.NEXTAUTH_URL),
  title: { default: city().product, template: `%s · ${city().product}` },
  description: translate(texts).description,
  applicationName: city().product,
  manifest: pathIn(currentLanguage(), routes.manifest()),
});

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  colorScheme: 'light dark',
  // --background of globals.css, as sRGB.
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf5eb' },
    { media: '(prefers-color-scheme: dark)', color: '#0f1610' },
  ],
};

/** Rendered for each request, or cached by server/web for each language: a page of the build would have one language. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  await connection();
  const language = currentLanguage();
  const { accent } = city();
  const sent = citySent();
  return (
    <html
      lang={language}
      dir={LANGUAGES[language].direction}
      className={bodyFont.className}
      data-release={currentRelease()}
      data-dates={currentDateStyle() ?? undefined}
      style={accent ? (accentTokens(accent) as CSSProperties) : undefined}
    >
      <body>
        {sent ? <meta name="city" content={sent} /> : null}
        <script dangerouslySetInnerHTML={{ __html: OLD_BROWSER_SCRIPT }} />
        <script dangerouslySetInnerHTML={{ __html: BEFORE_HYDRATION_SCRIPT }} />
        <script dangerouslySetInnerHTML={{ __html: VITALS_SCRIPT }} />
        <TextsFor>
          {children}
          <TooltipHost />
        </TextsFor>
      </body>
    </html>
  );
}
