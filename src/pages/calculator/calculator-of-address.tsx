import { use, type ComponentType } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { NotFoundPage } from '../not-found.ts';
import { calculatorById, type LoadedCalculator } from './load-calculator.ts';

interface CalculatorOfAddressProps {
  /** Draws it. */
  readonly Page: ComponentType<{ readonly loaded: LoadedCalculator }>;
  /** Address at which the page draws the calculator of an id. */
  readonly pathOf: (id: string) => string;
}

/** The calculator that the address names, once it is loaded; the 404 page where there is none. */
export function CalculatorOfAddress({ Page, pathOf }: CalculatorOfAddressProps) {
  const { category = '', slug = '' } = useParams();
  const id = `${category}/${slug}`;
  const known = calculatorById(id);
  const found = known instanceof Promise ? use(known) : known;
  if (found === undefined || found === 'none') return <NotFoundPage />;
  return 'movedTo' in found ? <Moved to={pathOf(found.movedTo)} /> : <Page key={id} loaded={found.loaded} />;
}

/** A renamed calculator's former address leads on, with the query and the inputs of a shared link. */
function Moved({ to }: { readonly to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace />;
}
