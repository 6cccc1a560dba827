import dynamic from 'next/dynamic';
import { loadScreen } from '@/components/ui/load-part';

/** QR code and setup are heavy, so only the screen that shows them loads them. */
export const TwoStep = dynamic(
  () => loadScreen(() => import('./two-step').then((module) => module.TwoStep)),
  {
    ssr: false,
  },
);
