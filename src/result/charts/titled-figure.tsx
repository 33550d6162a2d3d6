import { useId, type ReactNode } from 'react';

interface TitledFigureProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A picture below its title, which is also its accessible name. */
export function TitledFigure({ title, children }: TitledFigureProps) {
  const id = useId();
  return (
    <figure aria-labelledby={id}>
      <figcaption id={id} className="mb-2 font-semibold">
        {title}
      </figcaption>
      {children}
    </figure>
  );
}
