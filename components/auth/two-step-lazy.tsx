import dynamic from 'next/dynamic';

/** QR code and setup are heavy, so only the screen that shows them loads them. */
export const TwoStep = dynamic(() => import('./two-step').then((module) => module.TwoStep), {
  ssr: false,
});
