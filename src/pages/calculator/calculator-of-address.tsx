import { use, type ComponentType } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { NotFoundPage } from '../not-found.ts';
import { calculatorById, type LoadedCalculator } from './load-calculator.ts';

interface CalculatorOfAddressProps {
  /** Page that draws the calculator. */
  readonly Page: ComponentType<{ readonly loaded: LoadedCalculator }>;
  /** Address of that page for a calculator's id. */
  readonly pathOf: (id: string) => string;
}

/** Loads the calculator of the address and draws it; shows the 404 page if there is none. */
export function CalculatorOfAddress({ Page, pathOf }: CalculatorOfAddressProps) {
  const { category = '', slug = '' } = useParams();
  const id = `${category}/${slug}`;
  const known = calculatorById(id);
  const found = known instanceof Promise ? use(known) : known;
  if (found === undefined || found === 'none') return <NotFoundPage />;
  return 'movedTo' in found ? <Moved to={pathOf(found.movedTo)} /> : <Page key={id} loaded={found.loaded} />;
}

/** Redirects a renamed calculator's former address, with the query and the inputs of a shared link. */
function Moved({ to }: { readonly to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace />;
}
