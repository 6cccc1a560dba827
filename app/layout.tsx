import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { bodyFont } from '@/app/fonts';
import { TooltipHost } from '@/components/ui/tooltip';
import { BEFORE_HYDRATION_SCRIPT } from '@/lib/platform/browser/before-hydration-script';
import { env } from '@/lib/platform/env/server';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(env.NEXTAUTH_URL),
  title: { default: 'Maidan', template: '%s · Maidan' },
  description: 'Connect with local sports enthusiasts and find your next game.',
  applicationName: 'Maidan',
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  colorScheme: 'light dark',
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" dir="ltr" className={bodyFont.className}>
      <body>
        <script dangerouslySetInnerHTML={{ __html: BEFORE_HYDRATION_SCRIPT }} />
        {children}
        <TooltipHost />
      </body>
    </html>
  );
}
