import type { CSSProperties } from 'react';
import { Avatar } from './avatar';
import { initialsOf } from './initials';
import { avatarHue } from './name-avatar';

export interface FaceOf {
  id: number | null;
  name: string;
  profileImageUrl: string | null;
}

type FaceProps = { of?: FaceOf; className?: string; style?: CSSProperties };

/** A small round picture for lists with many of them; without a person it is a figure. Decorative. */
export function Face({ of, className = '', style }: FaceProps) {
  if (!of) return <span aria-hidden className={`face figure ${className}`} style={style} />;
  const { id, name, profileImageUrl } = of;
  return (
    <span
      aria-hidden
      className={`face ${className}`}
      style={{ '--avatar-hue': avatarHue(id ?? 0, name), ...style }}
    >
      {profileImageUrl ? (
        <Avatar id={id ?? 0} name={name} imageUrl={profileImageUrl} size={28} />
      ) : (
        initialsOf(name).slice(0, 1)
      )}
    </span>
  );
}
