import { cn } from '@/lib/cn';
import { AvatarPhoto } from './avatar-photo';
import { NameAvatar } from './name-avatar';

type PortraitProps = {
  id: number;
  name: string;
  imageUrl: string | null;
  /** The `sizes` of the picture, e.g. `(min-width: 640px) 24rem, 100vw`. */
  sizes: string;
  /** With its non-static position, and its shape. */
  className: string;
};

/** A person's picture that fills a card. */
export function Portrait({ id, name, imageUrl, sizes, className }: PortraitProps) {
  return (
    <div className={cn('overflow-hidden bg-muted', className)}>
      <NameAvatar id={id} name={name} />
      {imageUrl ? <AvatarPhoto src={imageUrl} alt="" sizes={sizes} kind="card" /> : null}
    </div>
  );
}
