/** Settles a notice by work, by pay, or by a deduction from the pay of an employee who resigns. */
import { addDays } from '../../../src/calendar/calendar.ts';
import type { NamedValue, Results } from '../../../src/quantity/declare.ts';
import { count, money, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import {
  AVISO_INDENIZADO,
  AVISO_NAO_CUMPRIDO,
  AVISO_NO_ACORDO,
  avisoComoTempoDeServico,
  valorDoAviso,
} from '../../lei/aviso-previo.ts';
import { AVISO_BASICO, FOLGA_NO_AVISO, REDUCAO_DIARIA_NO_AVISO } from '../../tabelas/trabalho.ts';
import type { quemEncerra } from './perguntas.ts';

interface AvisoDado {
  readonly iniciativa: (typeof quemEncerra)['oneOf'][number]['const'];
  readonly trabalhado: boolean;
  /** Days of the whole notice. */
  readonly dias: NamedQuantity;
  /** Reais a month, without averages. */
  readonly salario: Quantity;
  /** Reais a month, including averages. */
  readonly base: Quantity;
}

type AcertoDoAviso = Readonly<
  Record<'diasTrabalhados' | 'diasIndenizados' | 'valorIndenizado' | 'valorDesconto', NamedQuantity>
>;

/**
 * Declares the days worked, thirty at most; the days paid without work, by half in an agreement (CLT art. 484-A); and
 * the debt of an employee who resigns without working the notice (art. 487, § 2º).
 */
export function declaraAcertoDoAviso(
  { iniciativa, trabalhado, dias, salario, base }: AvisoDado,
  result: Results,
): AcertoDoAviso {
  const nenhum = count(0, 'dias');
  const isByEmployee = iniciativa === 'empregado';
  const diasTrabalhados = result.count('Dias a trabalhar', trabalhado ? AVISO_BASICO : nenhum, {
    unit: 'dias',
    ...(iniciativa === 'empresa'
      ? {
          note: `Você trabalha ${REDUCAO_DIARIA_NO_AVISO} a menos por dia ou falta ${FOLGA_NO_AVISO} corridos, sem desconto (CLT art. 488).`,
        }
      : {}),
  });
  const diasIndenizados = result.count(
    'Dias pagos sem trabalho',
    isByEmployee ? nenhum : dias.minus(diasTrabalhados),
    {
      unit: 'dias',
      note:
        iniciativa === 'acordo'
          ? 'São pagos com as verbas da rescisão, e a metade conta como tempo de serviço (CLT arts. 484-A e 487, § 1º).'
          : 'São pagos com as verbas da rescisão e contam como tempo de serviço (CLT art. 487, § 1º).',
    },
  );
  const pelaMetade = iniciativa === 'acordo' && diasIndenizados.isAbove(0);
  const indenizado = diasIndenizados.isAbove(0) ? valorDoAviso(base, diasIndenizados, pelaMetade) : money(0);
  return {
    diasTrabalhados,
    diasIndenizados,
    valorIndenizado: pelaMetade
      ? result.money('Aviso indenizado, pela metade', indenizado, AVISO_NO_ACORDO)
      : result.money('Aviso indenizado', indenizado, AVISO_INDENIZADO),
    valorDesconto: result.money(
      'Desconto do aviso não cumprido',
      isByEmployee && !trabalhado ? salario : 0,
      AVISO_NAO_CUMPRIDO,
    ),
  };
}

/**
 * Declares the last day of the contract: the day of the notice plus the days worked and paid, in an agreement half of
 * the days paid, without the fraction. An employee who leaves at once has neither.
 *
 * @param dataDoAviso day of the notice
 */
export function declaraFimDoContrato(
  dataDoAviso: string,
  { diasTrabalhados, diasIndenizados }: AcertoDoAviso,
  isByAgreement: boolean,
  result: Results,
): NamedValue<string> {
  const dias = diasTrabalhados.number + avisoComoTempoDeServico(diasIndenizados, isByAgreement).number;
  if (dias === 0) {
    return result.date('Fim do contrato', dataDoAviso, {
      note: 'O contrato acaba no dia em que você avisa.',
    });
  }
  return result.date('Fim do contrato', addDays(dataDoAviso, dias), {
    law: isByAgreement ? 'CLT art. 484-A, I, “a”; TST, Súmula 380' : 'TST, Súmula 380',
    note: isByAgreement
      ? 'O dia em que o aviso é dado não conta; dos dias pagos, conta a metade, sem a fração.'
      : 'O dia em que o aviso é dado não conta.',
  });
}
