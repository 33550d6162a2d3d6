/** What a kind of ending gives a right to, as the page shows it. */
import type { Results } from '../../../src/quantity/declare.ts';
import type { TerminationRights } from '../../lei/termination-rights.ts';

/** The rights, one by one, by the names of the results. */
export function grantedRights(rights: TerminationRights, result: Results) {
  return {
    temDireitoAvisoPrevia: result.yesNo('Aviso prévio', rights.notice !== 'none'),
    temDireitoDecimoTerceiro: result.yesNo('13º proporcional', rights.proportionalPay),
    temDireitoFeriasProporcionais: result.yesNo('Férias proporcionais', rights.proportionalPay),
    temDireitoFgtsSaque: result.yesNo('Saque do FGTS', rights.fgtsDrawn !== undefined),
    temDireitoSeguroDesemprego: result.yesNo('Seguro-desemprego', rights.unemploymentInsurance),
  };
}
