import dynamic from 'next/dynamic';
import { loadPart } from '@/components/ui/load-part';

export const PasskeySection = dynamic(
  () => loadPart(() => import('./passkey-section').then((module) => module.PasskeySection)),
  { ssr: false },
);
