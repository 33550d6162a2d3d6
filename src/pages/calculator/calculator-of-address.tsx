import type { ComponentType } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { NotFoundPage } from '../not-found.ts';
import { useCalculator, type LoadedCalculator } from './load-calculator.ts';

interface CalculatorOfAddressProps {
  /** Page that shows the calculator. */
  readonly Page: ComponentType<{ readonly loaded: LoadedCalculator }>;
  /** Address of that page for a calculator's id. */
  readonly pathOf: (id: string) => string;
}

/** Loads the calculator of the address and renders its page, or the 404 page if there is none. */
export function CalculatorOfAddress({ Page, pathOf }: CalculatorOfAddressProps) {
  const { category = '', slug = '' } = useParams();
  const id = `${category}/${slug}`;
  const found = useCalculator(id);
  if (found === undefined || found === 'none') return <NotFoundPage />;
  return 'movedTo' in found ? <Moved to={pathOf(found.movedTo)} /> : <Page key={id} loaded={found} />;
}

/** Redirects from a renamed calculator's former address; keeps the query, and the inputs of a shared link. */
function Moved({ to }: { readonly to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace />;
}
