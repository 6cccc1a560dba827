import dynamic from 'next/dynamic';

/** Its setup draws codes and keys: no screen carries its code but the one that shows it. */
export const TwoStep = dynamic(() => import('./two-step').then((module) => module.TwoStep), {
  ssr: false,
});
