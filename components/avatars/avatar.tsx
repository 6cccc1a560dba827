import { AvatarFrame } from '@/components/ui/avatar';
import { cn } from '@/lib/cn';
import { AvatarPhoto } from './avatar-photo';
import { NameAvatar } from './name-avatar';

type AvatarProps = {
  id: number;
  name: string;
  imageUrl: string | null;
  size?: number;
  /** Set only where no name is beside the picture; otherwise a screen reader would read it twice. */
  alt?: string;
  className?: string;
};

export function Avatar({ id, name, imageUrl, size = 40, alt = '', className }: AvatarProps) {
  return (
    <AvatarFrame className={cn(className)} style={{ width: size }}>
      <NameAvatar id={id} name={name} />
      {alt && !imageUrl ? <span className="sr-only">{alt}</span> : null}
      {imageUrl ? <AvatarPhoto src={imageUrl} alt={alt} sizes={`${size}px`} kind="small" /> : null}
    </AvatarFrame>
  );
}
