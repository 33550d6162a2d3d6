/** Declares the age of a vehicle, asks for what its rate still needs, and advises its owner. */
import { formatPercent } from '../../../src/engine/format.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import type { NamedQuantity, Quantity } from '../../../src/quantity/quantity.ts';
import {
  aliquotaDoIpva,
  antigoMasTributado,
  isentoPelaIdade,
  TIPOS_ISENTOS,
  type DadoQueFalta,
  type Veiculo,
} from '../../lei/ipva.ts';
import { IPVA_DOS_ESTADOS, type Estado, type TipoDeVeiculo } from '../../tabelas/ipva.ts';
import { IDADE_ISENTA_DO_IPVA } from '../../tabelas/isencao-do-ipva.ts';

/** Declares the age in years: 0 in the year of manufacture and before it. */
export function declaraIdade(ano: Quantity, fabricacao: Quantity, result: Results): NamedQuantity {
  const anos = ano.minus(fabricacao);
  return result.count(
    'Idade do veículo',
    // Write the step explicitly, because a year is no amount: 2026, not 2.026.
    anos.isBelow(0)
      ? 0
      : anos.explainedAs(() => `${ano.number} − ${fabricacao.number} = ${anos.number} anos`),
    { unit: 'anos' },
  );
}

/** True for exempt vehicles as an expression on the fields and results, for the years with the exemption. */
export const ISENTO_PELA_IDADE = `(${TIPOS_ISENTOS.map((tipo) => `tipoVeiculo == "${tipo}"`).join(' or ')}) and idade >= ${IDADE_ISENTA_DO_IPVA.number}`;

/** Fields that a rate may still need, with the message that refuses a vehicle without them. */
export const DADOS_QUE_FALTAM = {
  potenciaCv: 'Informe a potência do motor (cv)',
  cilindrada: 'Informe a cilindrada do motor',
  aliquota: 'Informe a alíquota do seu estado',
} as const satisfies Readonly<Record<DadoQueFalta, string>>;

/** The sentence that refuses a vehicle whose rate needs a missing field. */
export function recusaPeloDadoQueFalta(dado: DadoQueFalta, veiculo: Veiculo): string | undefined {
  const found = aliquotaDoIpva(veiculo);
  return 'falta' in found && found.falta === dado ? DADOS_QUE_FALTAM[dado] : undefined;
}

/** Age in years from which some states exempt vehicles by laws of their own. */
const IDADE_ISENTA_EM_ALGUNS_ESTADOS = 10;

interface VeiculoTributado {
  readonly tipo: TipoDeVeiculo;
  readonly estado: Estado;
  /** Year of the tax. */
  readonly ano: number;
  /** In years. */
  readonly idade: number;
  readonly isencoes: readonly string[];
  /** Note on the rate. */
  readonly ressalva: string | undefined;
  /** True if a discount for a single payment was typed. */
  readonly informaDesconto: boolean;
  /** True if there is anything to pay. */
  readonly temImposto: boolean;
}

/** Portuguese sentences about the vehicle, its owner and the payment. */
export function observacoesDoVeiculo({
  tipo,
  estado,
  ano,
  idade,
  isencoes,
  ressalva,
  informaDesconto,
  temImposto,
}: VeiculoTributado): string[] {
  const isExempt = isentoPelaIdade(tipo, idade, ano);
  const isOldLorryOrBus = antigoMasTributado(tipo, idade);
  const isDisabled = isencoes.includes('deficiente');
  return [
    ...(temImposto
      ? ['As datas de pagamento seguem o final da placa: confira-as na Secretaria da Fazenda do estado.']
      : []),
    ...(ressalva === undefined ? [] : [ressalva]),
    ...(isExempt
      ? [
          `Veículo com ${IDADE_ISENTA_DO_IPVA} ou mais: a Constituição o dispensa do IPVA em todos os estados.`,
        ]
      : []),
    ...(isOldLorryOrBus ? ['O estado pode isentar caminhões e ônibus antigos: confira'] : []),
    ...(!isExempt && !isOldLorryOrBus && idade >= IDADE_ISENTA_EM_ALGUNS_ESTADOS
      ? [
          `Alguns estados isentam veículos a partir de ${IDADE_ISENTA_EM_ALGUNS_ESTADOS} a 18 anos: confira se o seu é um deles.`,
        ]
      : []),
    ...(isDisabled
      ? [
          'A isenção da pessoa com deficiência depende de pedido, e os estados limitam o valor do veículo a que ela se aplica.',
        ]
      : []),
    ...(isencoes.some((each) => each !== 'deficiente')
      ? ['Este desconto não vale em todos os estados e não foi aplicado']
      : []),
    ...(temImposto && !informaDesconto ? avisoDaCotaUnica(estado, ano) : []),
  ];
}

/** The discount for a single payment, if known. */
function avisoDaCotaUnica(estado: Estado, ano: number): string[] {
  const cotaUnica = IPVA_DOS_ESTADOS.has(ano) ? IPVA_DOS_ESTADOS.forYear(ano).cotasUnicas[estado] : undefined;
  if (!cotaUnica) return [];
  const desconto = formatPercent(cotaUnica.desconto.number * 100);
  return [
    `Em ${estado}, a cota única de ${ano} teve ${desconto} de desconto, e o parcelamento foi de até ${cotaUnica.parcelas} vezes: o desconto só entra na conta se for digitado.`,
  ];
}
