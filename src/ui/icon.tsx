import { ICON_SPRITE, iconId, OWN_SPRITE_ID } from './icon-sprite.ts';

/** Empty in a page that contains the sprite. */
const sprite = typeof document !== 'undefined' && document.getElementById(OWN_SPRITE_ID) ? '' : ICON_SPRITE;

interface IconProps {
  /** Name of a Lucide icon; the build adds each name in the sources to the sprite. */
  readonly name: string;
  readonly className?: string;
}

/** A decorative icon; write its meaning as text, too. */
export function Icon({ name, className = '' }: IconProps) {
  return (
    <svg className={`size-5 shrink-0 ${className}`} aria-hidden="true">
      <use href={`${sprite}#${iconId(name)}`} />
    </svg>
  );
}
