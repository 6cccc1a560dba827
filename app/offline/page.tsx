import type { Metadata } from 'next';
import { OfflineScreen } from '@/components/offline/offline-screen';
import { texts } from '@/components/offline/texts';
import { ServedZones } from '@/components/shell/served-zones';
import { translate } from '@/lib/platform/language/translate';

export const generateMetadata = (): Metadata => ({
  title: translate(texts).title,
  robots: { index: false },
});

/** Cached by the service worker: the same for everyone. The browser fills in the device's offline copy. */
export default function OfflinePage() {
  return (
    <>
      <ServedZones />
      <OfflineScreen />
    </>
  );
}
