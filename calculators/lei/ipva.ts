/** The IPVA: the rate that a state charges for a vehicle, and the exemption by age (Constituição, art. 155, § 6º). */
import { yearOf } from '../../src/calendar/calendar.ts';
import { percent, type Quantity } from '../../src/quantity/quantity.ts';
import { regra } from '../../src/quantity/regra.ts';
import {
  IPVA_DOS_ESTADOS,
  type Combustivel,
  type Estado,
  type AliquotaDoVeiculo,
  type TipoDeVeiculo,
} from '../tabelas/ipva.ts';
import { IDADE_ISENTA_DO_IPVA } from '../tabelas/isencao-do-ipva.ts';

/** The rule of the tax. */
export const IPVA_DO_ESTADO = regra(
  'Constituição, art. 155, III',
  'O imposto sobre a propriedade de veículos é de cada estado, que fixa as suas alíquotas.',
);

/** Passenger vehicles without buses and trailers (Constituição, art. 155, § 6º, III, e). */
export const TIPOS_ISENTOS: readonly TipoDeVeiculo[] = ['carro', 'moto'];

/** The newest year with known rates. */
export const ULTIMO_ANO_DO_IPVA = Math.max(...IPVA_DOS_ESTADOS.years);

/** The facts that the rate depends on, as plain numbers. */
export interface Veiculo {
  readonly tipoVeiculo: TipoDeVeiculo;
  readonly estado: Estado;
  readonly combustivel: Combustivel;
  /** Reais. */
  readonly valorVeiculo: number;
  readonly anoFabricacao: number;
  /** Year of the tax. */
  readonly ano: number;
  /** In cv. */
  readonly potenciaCv?: number | undefined;
  /** In cm³. */
  readonly cilindrada?: number | undefined;
  /** The rate on the owner's bill, in percent. */
  readonly aliquota?: number | undefined;
}

/** A fact that a rate may still need. */
export type DadoQueFalta = 'potenciaCv' | 'cilindrada' | 'aliquota';

/** The rate with the table's remark on it, or the fact that is missing to know it. */
export type AliquotaEncontrada =
  | { readonly aliquota: Quantity; readonly ressalva: string | undefined }
  | { readonly falta: DadoQueFalta };

/** True if the Constitution exempts a vehicle of this age in years: from the year after the amendment on. */
export function isentoPelaIdade(tipo: TipoDeVeiculo, idade: number, ano: number): boolean {
  return (
    TIPOS_ISENTOS.includes(tipo) && temIdadeIsenta(idade) && ano > yearOf(IDADE_ISENTA_DO_IPVA.validFrom)
  );
}

/** True if a lorry or bus has the age at which the Constitution exempts other vehicles. */
export function antigoMasTributado(tipo: TipoDeVeiculo, idade: number): boolean {
  return !TIPOS_ISENTOS.includes(tipo) && temIdadeIsenta(idade);
}

function temIdadeIsenta(idade: number): boolean {
  return idade >= IDADE_ISENTA_DO_IPVA.number;
}

/**
 * The rate of a vehicle: none if exempt by age, else the one on the bill, else the first fitting one of the state's
 * table. The year after the newest table uses its rates, except those that the law ends.
 */
export function aliquotaDoIpva(veiculo: Veiculo): AliquotaEncontrada {
  const { tipoVeiculo, estado, ano, anoFabricacao, aliquota } = veiculo;
  if (isentoPelaIdade(tipoVeiculo, ano - anoFabricacao, ano)) return semRessalva(percent(0));
  if (aliquota !== undefined) return semRessalva(percent(aliquota));
  const anoDaTabela = ano === ULTIMO_ANO_DO_IPVA + 1 ? ULTIMO_ANO_DO_IPVA : ano;
  if (!IPVA_DOS_ESTADOS.has(anoDaTabela)) return { falta: 'aliquota' };
  const row = IPVA_DOS_ESTADOS.forYear(anoDaTabela).aliquotas[estado].find((each) =>
    podeServir(each, veiculo),
  );
  if (row?.aliquota === undefined || row.leitura !== 'confirmada') return { falta: 'aliquota' };
  if (row.anoFinal !== undefined && row.anoFinal < ano) return { falta: 'aliquota' };
  const falta = dadoQueFalta(row, veiculo);
  return falta === undefined ? { aliquota: row.aliquota, ressalva: row.observacao } : { falta };
}

function semRessalva(aliquota: Quantity): AliquotaEncontrada {
  return { aliquota, ressalva: undefined };
}

/** True if a row fits by all known facts of the vehicle. */
function podeServir(
  { tipo, combustiveis, ateValor, atePotencia, ateCilindrada }: AliquotaDoVeiculo,
  { tipoVeiculo, combustivel, valorVeiculo, potenciaCv, cilindrada }: Veiculo,
): boolean {
  return (
    tipo === tipoVeiculo &&
    (combustiveis === undefined || combustiveis.includes(combustivel)) &&
    isWithin(valorVeiculo, ateValor) &&
    isWithin(potenciaCv, atePotencia) &&
    isWithin(cilindrada, ateCilindrada)
  );
}

function isWithin(valor: number | undefined, limite: Quantity | undefined): boolean {
  return valor === undefined || limite === undefined || !limite.isBelow(valor);
}

/** The missing fact of the vehicle for a row that may fit. */
function dadoQueFalta(
  { atePotencia, ateCilindrada }: AliquotaDoVeiculo,
  { potenciaCv, cilindrada }: Veiculo,
): DadoQueFalta | undefined {
  if (atePotencia !== undefined && potenciaCv === undefined) return 'potenciaCv';
  return ateCilindrada !== undefined && cilindrada === undefined ? 'cilindrada' : undefined;
}
