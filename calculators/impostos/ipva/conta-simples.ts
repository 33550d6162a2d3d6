/** The simple estimate of the IPVA: the same rates, discounts and due days for all states. */
import { isoDate, yearOf } from '../../../src/calendar/calendar.ts';
import { simpleMethod } from '../../../src/engine/methods.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { percent, type Quantity } from '../../../src/quantity/quantity.ts';
import { discountsTogether, lessDiscount } from '../../formulas/discounts.ts';
import { IPVA_DO_ESTADO } from '../../lei/ipva.ts';
import { discountTaken, instalmentRows } from '../../layouts/tax-instalments.ts';
import type { Combustivel, Estado, TipoDeVeiculo } from '../../tabelas/ipva.ts';
import { IDADE_ISENTA_DO_IPVA } from '../../tabelas/isencao-do-ipva.ts';
import { declaraIdade } from './observacoes.ts';

/** In percent of the vehicle's value. A car's rate depends on its fuel. */
const ALIQUOTAS = { moto: 2, caminhao: 1.5, onibus: 1 } as const;
const ALIQUOTAS_DO_CARRO = {
  eletrico: 1,
  hibrido: 2,
  gasolina: 3,
  etanol: 3,
  flex: 3,
  diesel: 3,
  gnv: 3,
} as const;

/** Age in years above which the rate is halved. */
const IDADE_DA_MEIA_ALIQUOTA = 15;
/** Age in years above which the rate is 0. */
const IDADE_DA_ALIQUOTA_ZERO = 20;

/** In percent of the tax, added up to at most 100. A disabled owner pays nothing. */
const DESCONTOS = { deficiente: 100, taxi: 50, idoso: 30 } as const;
const PARCELAS = 5;
/** Largest tax that is paid at once, in reais. */
const MAXIMO_DA_COTA_UNICA = 100;
/** Due date of the first instalment: 15 March. */
const PRIMEIRO_VENCIMENTO = { month: 3, day: 15 } as const;

interface Respostas {
  readonly valorVeiculo: Quantity;
  readonly tipoVeiculo: TipoDeVeiculo;
  readonly anoFabricacao: Quantity;
  readonly estado: Estado;
  readonly combustivel: Combustivel;
  readonly isencoes: readonly (keyof typeof DESCONTOS)[];
  readonly ano: Quantity;
}

export const contaSimples = simpleMethod({
  fields: ['valorVeiculo', 'tipoVeiculo', 'anoFabricacao', 'estado', 'combustivel', 'isencoes', 'ano'],
  because:
    'A conta simples usa as mesmas alíquotas, descontos e parcelas para todos os estados; na lei, cada um tem os seus.',

  compute(
    { valorVeiculo, tipoVeiculo, anoFabricacao, combustivel, isencoes, ano }: Respostas,
    result: Results,
  ) {
    const idade = declaraIdade(ano, anoFabricacao, result);
    const aliquotaAplicada = result.percent(
      'Alíquota',
      aliquotaDoVeiculo(tipoVeiculo, combustivel, idade.shown),
    );
    const valorIPVA = result.money('IPVA sem desconto', valorVeiculo.times(aliquotaAplicada), IPVA_DO_ESTADO);
    const descontos = discountsTogether(isencoes.map((isencao) => DESCONTOS[isencao]));
    const descontoAplicado = result.percent('Desconto', descontos.atMost(percent(100)));
    const valorComDesconto = result.total('IPVA com desconto', lessDiscount(valorIPVA, descontoAplicado));
    return {
      ...result.group('A conta do IPVA', { aliquotaAplicada, valorIPVA, descontoAplicado, idade }),
      valorDesconto: discountTaken(result, valorIPVA, valorComDesconto),
      valorComDesconto,
      parcelas: descontoAplicado.equals(1)
        ? []
        : instalmentRows(result, valorComDesconto, {
            instalments: valorComDesconto.shown > MAXIMO_DA_COTA_UNICA ? PARCELAS : 1,
            firstDue: isoDate(ano.number, PRIMEIRO_VENCIMENTO.month, PRIMEIRO_VENCIMENTO.day),
          }),
      observacoes: observacoesDoVeiculo({ ano: ano.number, idade: idade.shown, isencoes }),
    };
  },
});

/** The rate of a vehicle by its age in years. */
function aliquotaDoVeiculo(tipo: TipoDeVeiculo, combustivel: Combustivel, idade: number): Quantity {
  if (idade > IDADE_DA_ALIQUOTA_ZERO) return percent(0);
  const inteira = percent(tipo === 'carro' ? ALIQUOTAS_DO_CARRO[combustivel] : ALIQUOTAS[tipo]);
  return idade > IDADE_DA_MEIA_ALIQUOTA ? inteira.over(2) : inteira;
}

interface VeiculoTributado {
  /** Year of the tax. */
  readonly ano: number;
  /** In years. */
  readonly idade: number;
  readonly isencoes: readonly string[];
}

/** Portuguese sentences; the first one holds for every vehicle. */
function observacoesDoVeiculo({ ano, idade, isencoes }: VeiculoTributado): string[] {
  const isCharged = idade <= IDADE_DA_ALIQUOTA_ZERO;
  const isExemptByLaw = idade >= IDADE_ISENTA_DO_IPVA.number && ano > yearOf(IDADE_ISENTA_DO_IPVA.validFrom);
  return [
    'Cada estado tem alíquotas, isenções e vencimentos próprios; esta estimativa usa os mesmos para todos.',
    ...(isCharged ? [] : [`Veículo com mais de ${IDADE_DA_ALIQUOTA_ZERO} anos: alíquota zero.`]),
    ...(isCharged && idade > IDADE_DA_MEIA_ALIQUOTA
      ? [`Veículo com mais de ${IDADE_DA_MEIA_ALIQUOTA} anos: metade da alíquota.`]
      : []),
    ...(isCharged && isExemptByLaw
      ? [
          `Desde dezembro de 2025 a Constituição dispensa do IPVA os carros e as motos com ${IDADE_ISENTA_DO_IPVA} ou mais: confira se é o caso do seu veículo.`,
        ]
      : []),
    ...(isencoes.includes('deficiente') ? ['Isenção total para pessoa com deficiência: nada a pagar.'] : []),
    ...(isencoes.length > 0
      ? ['A isenção ou o desconto depende de pedido à Secretaria da Fazenda do estado.']
      : []),
  ];
}
