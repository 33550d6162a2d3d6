import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { calculatorPath } from '../../../catalogue/entry.ts';
import type { Calculator } from '../../../engine/calculator.ts';
import { usePageData } from '../../page-data.ts';
import type { Success } from '../calculation.ts';
import { toFragment } from '../share-link.ts';
import { canContinue, passedOn } from './passed-on.ts';

interface ContinueWithProps {
  readonly calculator: Calculator;
  readonly success: Success;
  readonly today: string;
}

/** Links to related calculators, with the shared inputs in the fragments of the links. */
export function ContinueWith({ calculator, success, today }: ContinueWithProps) {
  const page = usePageData(calculatorPath(calculator.definition.id));
  const continuations = page && 'continuations' in page ? page.continuations : [];
  const links = continuations.flatMap(({ id, name, fields }) => {
    if (!canContinue(calculator, success, id)) return [];
    const values = passedOn(calculator, success, fields, today);
    return values ? [{ name, to: calculatorPath(id) + toFragment(values) }] : [];
  });
  if (links.length === 0) return null;
  return (
    <p className="no-print text-sm text-muted">
      Continuar com estes valores:{' '}
      {links.map(({ name, to }, index) => (
        <Fragment key={to}>
          <span className="inline-block">
            <Link
              to={to}
              className="inline-block py-1 font-semibold text-brand underline-offset-4 hover:underline"
            >
              {name}
            </Link>
            {index < links.length - 1 && ','}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}
