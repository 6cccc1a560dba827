import { translate } from '@/lib/platform/language/translate';
import { LogoMark } from './logo-mark';
import { texts } from './page-texts';

export function LoadingScreen() {
  return (
    <div className="grid min-h-[70dvh] place-content-center justify-items-center gap-4 text-muted-foreground">
      <LogoMark className="size-12 animate-pulse" />
      <output>{translate(texts).loading}</output>
    </div>
  );
}
