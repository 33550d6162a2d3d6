import { expect, it } from 'vitest';
import { classeDoImc } from './classes.ts';
import { quantity } from '../../../src/quantity/quantity.ts';

it.each([
  [18.4999999, 'Abaixo do peso', 'Baixo'],
  [18.5, 'Peso normal', 'Normal'],
  [24.9999999, 'Peso normal', 'Normal'],
  [25, 'Sobrepeso', 'Moderado'],
  [30, 'Obesidade Grau I', 'Alto'],
  [35, 'Obesidade Grau II', 'Muito Alto'],
  [39.9999999, 'Obesidade Grau II', 'Muito Alto'],
  [40, 'Obesidade Grau III (Mórbida)', 'Extremamente Alto'],
  [2000, 'Obesidade Grau III (Mórbida)', 'Extremamente Alto'],
])('classeDoImc of an index of %s is %s', (index, label, risk) => {
  expect(classeDoImc(quantity(index))).toMatchObject({ label, risk });
});
