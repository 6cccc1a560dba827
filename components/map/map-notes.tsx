import { LineIcon } from '@/components/ui/line-icon';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './texts';

export function MapFailed({ hidden }: { hidden?: boolean }) {
  const t = translate(texts);
  return (
    <div
      role="alert"
      hidden={hidden}
      className="relative grid size-full place-content-center justify-items-center p-6 text-center"
    >
      <LineIcon name="map-pin-off" className="size-8 text-muted-foreground" />
      <p className="mt-3 font-strong">{t.loadingFailed}</p>
      <p className="mt-1 text-muted-foreground text-sm">{t.loadingFailedReason}</p>
    </div>
  );
}
