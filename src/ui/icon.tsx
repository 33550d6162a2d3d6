import { drawingId } from './icon-drawings.ts';

interface IconProps {
  /** Name of a Lucide icon; the build adds every name used in the sources to the sprite. */
  readonly name: string;
  readonly className?: string;
}

/**
 * A decorative icon; its meaning must also be given as text. A page's HTML brings the drawings that it shows, all others come
 * with the rest of the style.
 */
export function Icon({ name, className = '' }: IconProps) {
  return (
    <svg className={`size-5 shrink-0 ${className}`} aria-hidden="true">
      <use href={`#${drawingId(name)}`} />
    </svg>
  );
}
