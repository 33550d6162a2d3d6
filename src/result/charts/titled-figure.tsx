import { useId, type ReactNode } from 'react';

interface TitledFigureProps {
  readonly title: string;
  readonly titleClass?: string;
  readonly children: ReactNode;
}

/** A picture below its title, which is also its accessible name. */
export function TitledFigure({ title, titleClass = 'mb-2 font-semibold', children }: TitledFigureProps) {
  const id = useId();
  return (
    <figure aria-labelledby={id}>
      <figcaption id={id} className={titleClass}>
        {title}
      </figcaption>
      {children}
    </figure>
  );
}
