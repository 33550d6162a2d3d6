/**
 * Figures of health authorities, and the equations of the studies behind them. Customary factors without an
 * authority (of activity, of climate, millilitres per kilogram) are constants beside the calculators that assume
 * them.
 */
import { count } from '../../src/quantity/quantity.ts';
import {
  ESTUDO_DE_HARRIS_E_BENEDICT,
  FREQUENCIAS_ALVO,
  OMS_OBESIDADE,
  OMS_ATIVIDADE_FISICA,
} from './fontes-da-saude.ts';
import { legalFigure } from './legal-figure.ts';

/** A body-mass index in kg/m²; the classes are those of Technical Report 894 (2000). */
function bodyMass(index: number) {
  return legalFigure(count(index, 'kg/m²'), {
    law: 'Organização Mundial da Saúde',
    validFrom: '2000-01-01',
    source: OMS_OBESIDADE,
  });
}

/** Lower limit (inclusive) of each class of the index, for adults. */
export const IMC_A_PARTIR_DE = {
  normal: bodyMass(18.5),
  overweight: bodyMass(25),
  obesity1: bodyMass(30),
  obesity2: bodyMass(35),
  obesity3: bodyMass(40),
} as const;

/** The healthy range of the index, as usually quoted with one decimal place. */
export const IMC_SAUDAVEL = { from: IMC_A_PARTIR_DE.normal, to: bodyMass(24.9) } as const;

/** A coefficient of the Harris and Benedict equations, as revised by Roza and Shizgal (July 1984). */
function coefficient(value: number) {
  return legalFigure(count(value), {
    law: 'Harris-Benedict revisada (1984)',
    validFrom: '1984-07-01',
    source: ESTUDO_DE_HARRIS_E_BENEDICT,
  });
}

/** The basal metabolism in kcal a day: constant + kg × perKilogram + cm × perCentimetre − years × perYear. */
export const METABOLISMO_BASAL = {
  masculino: {
    constant: coefficient(88.362),
    perKilogram: coefficient(13.397),
    perCentimetre: coefficient(4.799),
    perYear: coefficient(5.677),
  },
  feminino: {
    constant: coefficient(447.593),
    perKilogram: coefficient(9.247),
    perCentimetre: coefficient(3.098),
    perYear: coefficient(4.33),
  },
} as const;

/** Minimum moderate activity of an adult per week. */
export const ATIVIDADE_SEMANAL = legalFigure(count(150, 'minutos'), {
  law: 'Organização Mundial da Saúde: diretrizes para atividade física',
  validFrom: '2020-11-25',
  source: OMS_ATIVIDADE_FISICA,
});

/** Maximum heart rate in beats per minute before subtracting the age in years (Fox, Naughton and Haskell, 1971). */
export const FREQUENCIA_MAXIMA = legalFigure(count(220), {
  law: 'American Heart Association',
  validFrom: '1971-01-01',
  source: FREQUENCIAS_ALVO,
});
