import { ICON_SPRITE, iconId } from './icon-sprite.ts';

interface IconProps {
  /** Name of a Lucide icon; the build adds each name in the sources to the sprite. */
  readonly name: string;
  readonly className?: string;
}

/** A decorative icon; write its meaning as text, too. */
export function Icon({ name, className = '' }: IconProps) {
  return (
    <svg className={`size-5 shrink-0 ${className}`} aria-hidden="true">
      <use href={`${ICON_SPRITE}#${iconId(name)}`} />
    </svg>
  );
}
