import dynamic from 'next/dynamic';

export const PasskeySection = dynamic(
  () => import('./passkey-section').then((module) => module.PasskeySection),
  { ssr: false },
);
