import { use } from 'react';
import { useParams } from 'react-router-dom';
import { calculatorById, type Found } from './load-calculator.ts';

/** What the address leads to, with the id that it names. Suspends until that is loaded. */
export function useFound(): { readonly id: string; readonly found: Found } {
  const { category = '', slug = '' } = useParams();
  const id = `${category}/${slug}`;
  const known = calculatorById(id);
  const found = known instanceof Promise ? use(known) : known;
  return { id, found: found ?? 'none' };
}
