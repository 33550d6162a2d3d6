/** The pay that company owners take for their work in the company (pró-labore). */
import { money, type NamedQuantity, type Quantity } from '../../src/quantity/quantity.ts';
import type { TabelaDoInss } from '../tabelas/inss.ts';
import { INSS_DO_PRO_LABORE } from '../tabelas/pro-labore.ts';
import { FATOR_R_DO_ANEXO_III } from '../tabelas/simples-nacional.ts';

/**
 * The minimum pró-labore that puts a company without employees in annex III of the Simples: 28% of revenue, rounded up
 * to the cent, and at least the minimum wage (LC 123/2006, art. 18, § 5º-J).
 *
 * @param faturamento monthly, in reais.
 * @param salarioMinimo reais a month.
 */
export function menorProLaboreParaOAnexoIII(faturamento: Quantity, salarioMinimo: number): Quantity {
  const parte = faturamento.times(FATOR_R_DO_ANEXO_III);
  const centavos = parte.times(100).roundedUp().number;
  // Explain it in words, because cents rounded up, or the limit in their place, make no readable formula.
  if (salarioMinimo * 100 >= centavos) {
    return money(salarioMinimo).explainedAs(
      ({ figure }) =>
        `Salário mínimo, de ${figure(salarioMinimo, { format: 'money' })}: já é ao menos ${FATOR_R_DO_ANEXO_III} do faturamento`,
    );
  }
  if (parte.equals(centavos / 100)) return parte;
  return money(centavos / 100).explainedAs(
    ({ formula, figure }) =>
      `${formula(parte)}, arredondado para cima ao centavo = ${figure(centavos / 100, { format: 'money' })}`,
  );
}

/** The INSS withheld from a pró-labore, exact: one rate, up to the ceiling. */
export function contribuicaoDoSocio(proLabore: NamedQuantity, { teto }: TabelaDoInss): Quantity {
  const base = proLabore.isAbove(teto) ? money(teto) : proLabore.asShown();
  return base.times(INSS_DO_PRO_LABORE);
}
