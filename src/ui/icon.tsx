interface IconProps {
  /** Name of a Lucide icon; the build puts every name used in the sources into the sprite. */
  readonly name: string;
  readonly className?: string;
}

/** A decorative icon from the sprite; what it means must also stand in words. */
export function Icon({ name, className = '' }: IconProps) {
  return (
    <svg className={`size-5 shrink-0 ${className}`} aria-hidden="true" focusable="false">
      <use href={`/icones.svg#${name}`} />
    </svg>
  );
}
