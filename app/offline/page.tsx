import type { Metadata } from 'next';
import { OfflineScreen } from '@/components/offline/offline-screen';
import { texts } from '@/components/offline/texts';
import { translate } from '@/lib/platform/language/translate';

export const generateMetadata = (): Metadata => ({
  title: translate(texts).title,
  robots: { index: false },
});

/** Kept by the service worker: the same for everybody. What is on the device fills it in the browser. */
export default function OfflinePage() {
  return <OfflineScreen />;
}
