import { translate } from '@/lib/platform/language/translate';
import { texts } from './page-texts';

export function OrDivider() {
  return (
    <p className="my-6 flex items-center gap-3 text-muted-foreground text-sm before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
      {translate(texts).or}
    </p>
  );
}
