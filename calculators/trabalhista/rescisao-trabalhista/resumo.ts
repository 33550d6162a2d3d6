/** Declares the rights and the time of service of a termination, and groups its results next to the sum. */
import type { NamedValue, Results } from '../../../src/quantity/declare.ts';
import { isNamedQuantity, type NamedQuantity } from '../../../src/quantity/quantity.ts';
import type { DireitosNaRescisao } from '../../lei/direitos-na-rescisao.ts';
import type { TempoDeServico } from '../../lei/tempo-de-servico.ts';

/** The individual rights, by result name. */
export function declaraDireitos(direitos: DireitosNaRescisao, result: Results) {
  return {
    temDireitoAvisoPrevia: result.yesNo('Aviso prévio', direitos.aviso !== 'nenhum'),
    temDireitoDecimoTerceiro: result.yesNo('13º proporcional', direitos.proporcionais),
    temDireitoFeriasProporcionais: result.yesNo('Férias proporcionais', direitos.proporcionais),
    temDireitoFgtsSaque: result.yesNo('Saque do FGTS', direitos.saqueDoFgts !== undefined),
    temDireitoSeguroDesemprego: result.yesNo('Seguro-desemprego', direitos.seguroDesemprego),
  };
}

/** The time of service, by result name. */
export function declaraTempo(tempo: TempoDeServico, result: Results) {
  return {
    mesesTrabalhados: result.count('Meses trabalhados', tempo.meses, {
      unit: 'meses',
      note: 'Quinze dias ou mais contam como um mês.',
    }),
    anosTrabalhados: result.count('Anos completos', tempo.anosCompletos, { unit: 'anos' }),
    mesesNoAno: result.count('Meses no ano da rescisão', tempo.mesesNoAno, { unit: 'meses' }),
    diasTrabalhadosNoMes: result.count('Dias trabalhados no último mês', tempo.diasNoUltimoMes, {
      unit: 'dias',
      note: 'De um mês de {diasDoMes} dias.',
    }),
    diasDoMes: result.count('Dias do último mês', tempo.diasDoMes),
  };
}

/** Results by name; some are missing by the simple method. */
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

/** Groups the results outside the sum, without amounts of 0. */
export function agrupaResultados(shown: Shown, result: Results): void {
  for (const [title, names] of Object.entries(GROUPS)) {
    const members = names.map((name) => [name, shown[name]] as const);
    result.group(title, Object.fromEntries(members.filter(([, member]) => !isNothing(member))));
  }
}

function isNothing(member: Shown[string]): boolean {
  return isNamedQuantity(member) && member.named.about.format === 'money' && member.named.shown === 0;
}
