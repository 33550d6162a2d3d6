/** Groups the results of a termination beside the sum. */
import type { NamedValue, Results } from '../../../src/quantity/declare.ts';
import { isNamedQuantity, type NamedQuantity } from '../../../src/quantity/quantity.ts';

/** Results by their names; by the simple method some are missing. */
type Shown = Readonly<Record<string, NamedQuantity | NamedValue | undefined>>;

const GROUPS = {
  'Totais, prazo e parcelas': [
    'pagoPelaEmpresa',
    'prazoPagamento',
    'totalDescontos',
    'liquido',
    'fgtsSacavel',
    'fgtsSacavelCaixa',
    'total',
    'decimoTerceiroAviso',
    'feriasTotal',
    'inssSaldo',
    'inss13',
    'irrfSaldo',
    'irrf13',
  ],
  'Conta do FGTS': ['fgtsSaldoAnterior', 'fgtsDepositoRescisorio', 'fgtsSaldo', 'fgtsMultaComAviso'],
  'Direitos neste tipo de rescisão': [
    'temDireitoAvisoPrevia',
    'temDireitoDecimoTerceiro',
    'temDireitoFeriasProporcionais',
    'temDireitoFgtsSaque',
    'temDireitoSeguroDesemprego',
  ],
  'Tempo que conta': [
    'anosTrabalhados',
    'mesesTrabalhados',
    'mesesNoAno',
    'diasTrabalhadosNoMes',
    'diasSaldo',
    'diasAvisoPrevio',
    'dataProjetada',
    'avos13',
    'avosFerias',
    'diasDireito',
    'diasFeriasProporcionais',
  ],
} as const;

/** Groups the results that are no lines of the sum, without amounts of 0. */
export function groupResults(shown: Shown, result: Results): void {
  for (const [title, names] of Object.entries(GROUPS)) {
    const members = names.map((name) => [name, shown[name]] as const);
    result.group(title, Object.fromEntries(members.filter(([, member]) => !isNothing(member))));
  }
}

function isNothing(member: Shown[string]): boolean {
  return isNamedQuantity(member) && member.named.about.format === 'money' && member.named.shown === 0;
}
