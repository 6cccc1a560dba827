import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { NativeInput } from '@/components/ui/input';
import { LineIcon } from '@/components/ui/line-icon';
import { translate } from '@/lib/platform/language/translate';
import { texts } from './picture-texts';

interface ChoosePictureProps {
  busy: boolean;
  onChoose: (file: File) => void;
  /** With its words beside the icon. */
  isNamed?: boolean;
}

export function ChoosePicture({ busy, onChoose, isNamed }: ChoosePictureProps) {
  const t = translate(texts);
  const input = useRef<HTMLInputElement>(null);
  const words = busy ? t.uploadingPicture : t.addPicture;
  return (
    <>
      <NativeInput
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif"
        hidden
        aria-label={t.picture}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onChoose(file);
          event.target.value = '';
        }}
      />
      <Button
        variant={isNamed ? 'secondary' : 'ghost'}
        size={isNamed ? 'md' : 'icon'}
        aria-label={isNamed ? undefined : words}
        disabled={busy}
        onClick={() => input.current?.click()}
      >
        <LineIcon name="image-plus" />
        {isNamed ? words : null}
      </Button>
    </>
  );
}
