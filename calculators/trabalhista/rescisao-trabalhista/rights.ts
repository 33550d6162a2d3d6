/** What a kind of ending gives a right to, as the page shows it. */
import type { Results } from '../../../src/quantity/declare.ts';
import {
  terminationRights as rightsByLaw,
  type TerminationRights,
  type TerminationType,
} from '../../law/termination-rights.ts';

/** Years of service from which a mutual agreement counts the notice here. */
const YEARS_FOR_NOTICE_BY_AGREEMENT = 1;

/** The rights of a kind of ending after whole years of service. */
export function terminationRights(type: TerminationType, fullYears: number): TerminationRights {
  const rights = rightsByLaw(type);
  const withoutNotice = type === 'acordo-mutuo' && fullYears < YEARS_FOR_NOTICE_BY_AGREEMENT;
  return withoutNotice ? { ...rights, notice: 'none' } : rights;
}

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
