/**
 * The FGTS account at the end of a contract: its earlier balance, the additions of the termination, and the withdrawal.
 */
import type { Results } from '../../../src/quantity/declare.ts';
import { money, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { addedUp } from '../../formulas/added-up.ts';
import type { DireitosNaRescisao } from '../../lei/direitos-na-rescisao.ts';
import {
  DEPOSITO_DA_RESCISAO,
  DEPOSITO_DO_FGTS,
  SALDO_NO_SAQUE_ANIVERSARIO,
  SAQUE_DO_FGTS,
  depositoDoFgts,
} from '../../lei/fgts.ts';
import { saldoEstimado, type ContratoComDepositos } from '../../lei/saldo-do-fgts.ts';

/** Termination pay subject to the FGTS: vacation paid at the end is not (OJ SDI-1 195 of the TST). */
interface VerbasComDeposito {
  readonly saldoSalario: NamedQuantity;
  readonly avisoPrevia: NamedQuantity;
  readonly decimoTerceiro: NamedQuantity;
  /** The part of the 13th salary added by the paid notice. */
  readonly decimoTerceiroAviso: NamedQuantity;
  /** The first instalment of the 13th salary, in reais: its deposit belongs to the month of its payment. */
  readonly adiantamento13: Quantity;
}

/** Facts that determine the fine and the withdrawal. */
interface Saque {
  readonly direitos: DireitosNaRescisao;
  /** True if the saque-aniversário keeps the balance: only the fine is withdrawn. */
  readonly mantemSaldo: boolean;
}

/** The account and the withdrawal from it, by result name. */
export function declaraConta(
  saldoAnterior: NamedQuantity,
  { saldoSalario, avisoPrevia, decimoTerceiro, decimoTerceiroAviso, adiantamento13 }: VerbasComDeposito,
  /** Withdrawn during the contract, in reais: the fine applies to it, too (Decreto nº 99.684/1990, art. 9º, § 1º). */
  { jaSacado, ...saque }: Saque & { readonly jaSacado: Quantity },
  result: Results,
) {
  const temAdiantamento = adiantamento13.isAbove(0);
  const semAdiantamento = (valor: Quantity) =>
    temAdiantamento ? valor.minus(adiantamento13).atLeast(money(0)) : valor;
  const ultimosDias = addedUp(saldoSalario.asShown(), decimoTerceiro.asShown());
  const base = semAdiantamento(addedUp(ultimosDias, avisoPrevia.asShown()));
  const fgtsDepositoRescisorio = result.money('Depósito da rescisão', depositoDoFgts(base), {
    ...DEPOSITO_DA_RESCISAO,
    note: temAdiantamento
      ? 'Sobre o saldo de salário, o aviso e o 13º, menos a 1ª parcela: o depósito dela já foi feito.'
      : 'Sobre o saldo de salário, o aviso e o 13º.',
  });
  const fgtsSaldo = result.money('Saldo da conta', saldoAnterior.plus(fgtsDepositoRescisorio));
  const saldo = fgtsSaldo.asShown();
  const semAviso = semAdiantamento(
    decimoTerceiroAviso.isAbove(0) ? ultimosDias.minus(decimoTerceiroAviso.asShown()) : ultimosDias,
  );
  const doContrato = addedUp(saldoAnterior.asShown(), jaSacado);
  const sacado = declaraSaque(saldo, addedUp(doContrato, depositoDoFgts(semAviso)), saque, result);
  const { multaDoFgts, saqueDoFgts } = saque.direitos;
  const fgtsMultaComAviso = result.money(
    'A multa, se o aviso contasse',
    multaDoFgts ? addedUp(saldo, jaSacado).times(multaDoFgts) : 0,
    { note: 'Como o FGTS Digital costuma cobrar. Pela OJ SDI-1 42 do TST, o aviso pago não conta.' },
  );
  return {
    fgtsSaldoAnterior: saldoAnterior,
    fgtsDepositoRescisorio,
    fgtsSaldo,
    ...sacado,
    fgtsMultaComAviso,
    fgtsSacavelCaixa:
      saqueDoFgts === undefined || saqueDoFgts === 'tudo' || saque.mantemSaldo
        ? undefined
        : result.money(
            'A sacar, pelo manual da Caixa',
            saldo.plus(sacado.fgtsMulta.asShown()).times(saqueDoFgts),
            {
              note: `A Caixa libera ${saqueDoFgts} também da multa; pela lei, são ${saqueDoFgts} dos depósitos.`,
            },
          ),
  };
}

/**
 * The released part of the balance, the fine and their sum, by result name.
 *
 * @param baseDaMulta the employer's fine is a share of it.
 */
export function declaraSaque(
  saldo: Quantity,
  baseDaMulta: Quantity,
  { direitos: { multaDoFgts, saqueDoFgts, regras }, mantemSaldo }: Saque,
  result: Results,
) {
  const label = 'Saldo liberado para saque';
  const liberado = saqueDoFgts === undefined || saqueDoFgts === 'tudo' ? saldo : saldo.times(saqueDoFgts);
  const fgtsSaldoLiberado =
    saqueDoFgts === undefined || mantemSaldo
      ? result.money(label, 0, mantemSaldo ? SALDO_NO_SAQUE_ANIVERSARIO : {})
      : result.money(label, liberado, regras.saque);
  const fgtsMulta = result.money(
    'Multa depositada pela empresa',
    multaDoFgts ? baseDaMulta.times(multaDoFgts) : 0,
    regras.multa,
  );
  const fgtsSacavel = result.total(
    'Total a sacar do FGTS',
    saqueDoFgts ? fgtsSaldoLiberado.plus(fgtsMulta) : 0,
    SAQUE_DO_FGTS,
  );
  return { fgtsSaldoLiberado, fgtsMulta, fgtsSacavel };
}

/**
 * The balance before the termination: the amount of a statement, or else an estimate on the last salary.
 *
 * @param informado amount of the statement in reais; 0 if unknown.
 */
export function declaraSaldoAnterior(
  informado: Quantity,
  contrato: ContratoComDepositos,
  result: Results,
): NamedQuantity {
  if (informado.isAbove(0)) return result.money('Saldo anterior da conta', informado);
  return result.money('Saldo anterior da conta, estimado', saldoEstimado(contrato), {
    ...DEPOSITO_DO_FGTS,
    note: 'Com o terço das férias já tiradas e sem rendimentos; o do extrato da Caixa é o exato.',
  });
}
