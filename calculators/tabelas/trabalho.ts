/** Figures of the labour laws: pay for days and hours, days of notice and vacation, the FGTS and its fine. */
import { count, percent } from '../../src/quantity/quantity.ts';
import {
  LEI_DA_DATA_BASE,
  CLT,
  CONSTITUICAO,
  LEI_DO_FGTS,
  LEI_DO_AVISO_PREVIO,
  LEI_DO_DESCANSO_SEMANAL,
} from './leis-trabalhistas.ts';
import { legalFigure } from './legal-figure.ts';

const IN_CLT = { validFrom: '1943-11-10', source: CLT } as const;
/** Decreto-Lei nº 1.535/1977, which rewrote the chapter on vacations. */
const VACATIONS = { validFrom: '1977-05-01', source: CLT } as const;
/** Lei nº 13.467/2017, the labour reform, which added termination by agreement. */
const IN_REFORM = { validFrom: '2017-11-11', source: CLT } as const;
const IN_FGTS_LAW = { validFrom: '1990-05-14', source: LEI_DO_FGTS } as const;
const NOTICE = { validFrom: '2011-10-13', source: LEI_DO_AVISO_PREVIO } as const;
const IN_CONSTITUTION = { validFrom: '1988-10-05', source: CONSTITUICAO } as const;

/** Days paid by a monthly salary, in a month of any length. */
export const DIAS_DO_SALARIO = legalFigure(count(30), { ...IN_CLT, law: 'CLT art. 64' });

/** Days of vacation for twelve months of work. */
export const FERIAS_INTEGRAIS = legalFigure(count(30, 'dias'), { ...VACATIONS, law: 'CLT art. 130, I' });

/** Maximum number of vacation days to sell: a third. */
export const MAXIMO_DE_FERIAS_VENDIDAS = legalFigure(count(10, 'dias'), {
  ...VACATIONS,
  law: 'CLT art. 143',
});

/** Hours paid by a monthly salary for a week of 44 hours: 44 ÷ 6 × 30. */
export const HORAS_DO_SALARIO = legalFigure(count(220, 'horas'), {
  law: 'CLT art. 64',
  validFrom: IN_CONSTITUTION.validFrom,
  source: CLT,
});

/** Surcharge on an hour of overtime. */
export const ADICIONAL_DE_HORA_EXTRA = legalFigure(percent(50), {
  ...IN_CONSTITUTION,
  law: 'Constituição, art. 7º, XVI',
});

/** Surcharge on a night hour. */
export const ADICIONAL_NOTURNO = legalFigure(percent(20), { ...IN_CLT, law: 'CLT art. 73' });

/** Surcharge on an hour on a Sunday or holiday, which is paid double. */
export const ADICIONAL_DO_DESCANSO = legalFigure(percent(100), {
  law: 'Lei 605/1949, art. 9º',
  validFrom: '1949-01-14',
  source: LEI_DO_DESCANSO_SEMANAL,
});

/** Maximum overtime in a day. */
export const MAXIMO_DE_HORAS_EXTRAS_POR_DIA = legalFigure(count(2, 'horas'), {
  ...IN_CLT,
  law: 'CLT art. 59',
});

/** Basic days of notice. */
export const AVISO_BASICO = legalFigure(count(30), { ...IN_CONSTITUTION, law: 'Constituição, art. 7º, XXI' });

/** Additional days of notice for each year of service. */
export const AVISO_POR_ANO = legalFigure(count(3, 'dias'), {
  ...NOTICE,
  law: 'Lei 12.506/2011, art. 1º',
});

/** Maximum additional days of notice. */
export const MAXIMO_DE_AVISO_POR_ANOS = legalFigure(count(60, 'dias'), {
  ...NOTICE,
  law: 'Lei 12.506/2011, art. 1º, parágrafo único',
});

/** Days before the base date of a category's wages in which a dismissal costs one more salary. */
export const DIAS_ANTES_DA_DATA_BASE = legalFigure(count(30, 'dias'), {
  law: 'Lei 7.238/1984, art. 9º',
  validFrom: '1984-10-31',
  source: LEI_DA_DATA_BASE,
});

/** Hours off per working day during notice given by the employer. */
export const REDUCAO_DIARIA_NO_AVISO = legalFigure(count(2, 'horas'), { ...IN_CLT, law: 'CLT art. 488' });

/** Days off as the alternative, added by Lei nº 7.093/1983. */
export const FOLGA_NO_AVISO = legalFigure(count(7, 'dias'), {
  law: 'CLT art. 488, parágrafo único',
  validFrom: '1983-04-26',
  source: CLT,
});

/** Days for the employer to pay the amounts due at the end of a contract. */
export const PRAZO_DO_ACERTO = legalFigure(count(10, 'dias'), {
  ...IN_REFORM,
  law: 'CLT art. 477, § 6º',
});

/** The employer's monthly deposit, as a share of the salary. */
export const ALIQUOTA_DO_FGTS = legalFigure(percent(8), { ...IN_FGTS_LAW, law: 'Lei 8.036/1990, art. 15' });

/** Yearly yield of the balance, before the distribution of the fund's profits. */
export const JUROS_DO_FGTS = legalFigure(percent(3), { ...IN_FGTS_LAW, law: 'Lei 8.036/1990, art. 13' });

/** The employer's fine on the balance for a dismissal without cause. */
export const MULTA_RESCISORIA = legalFigure(percent(40), {
  ...IN_FGTS_LAW,
  law: 'Lei 8.036/1990, art. 18, § 1º',
});

/** Half of that fine, for termination by agreement. */
export const ALIQUOTA_DA_MULTA_NO_ACORDO = legalFigure(percent(20), {
  ...IN_REFORM,
  law: 'CLT art. 484-A, I, “b”',
});

/** Share of the balance that may be withdrawn in that case. */
export const PARTE_SACADA_NO_ACORDO = legalFigure(percent(80), {
  ...IN_REFORM,
  law: 'CLT art. 484-A, § 1º',
});
