interface IconProps {
  /** Name of a Lucide icon; the build adds every name used in the sources to the sprite. */
  readonly name: string;
  readonly className?: string;
}

/** A decorative icon from the sprite; its meaning must also be given as text. */
export function Icon({ name, className = '' }: IconProps) {
  return (
    <svg className={`size-5 shrink-0 ${className}`} aria-hidden="true" focusable="false">
      <use href={`/icones.svg#${name}`} />
    </svg>
  );
}
