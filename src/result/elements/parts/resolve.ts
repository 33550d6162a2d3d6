import type { ElementOf } from '../../../engine/result-layout.ts';
import type { Reading } from '../../reading.ts';
import { barsOf } from './bars.ts';

export type ShownParts = ReturnType<typeof resolve>;

export function resolve({ title, filled, of }: ElementOf<'parts'>, reading: Reading) {
  const [counted, each] = [reading.number(filled), reading.number(of)];
  const bars = barsOf(counted, each);
  const called = each === 1 ? 'uma parte só' : `${each} partes iguais`;
  const whole = bars.length === 1 ? `Uma barra de ${called}` : `${bars.length} barras de ${called} cada`;
  return {
    title,
    bars,
    of: each,
    description: `${whole}; ${counted} ${counted === 1 ? 'preenchida' : 'preenchidas'}.`,
  };
}
