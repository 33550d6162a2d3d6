/** Sources that several definitions cite, besides the labour laws and those of the dated tables. */

const CHECKED_ON = '2026-11-20';

function source(label: string, url: string) {
  return { label, url, checkedOn: CHECKED_ON };
}

const PLANALTO = 'https://www.planalto.gov.br/ccivil_03/leis';

export const MATHEMATICS_PORTAL = source(
  'Portal da Matemática OBMEP (IMPA)',
  'https://portaldaobmep.impa.br/',
);

/** Equal payments, as the Banco Central works them out. */
export const PRICE_CALCULATOR = source(
  'Banco Central do Brasil, Calculadora do Cidadão (financiamento com prestações fixas)',
  'https://www3.bcb.gov.br/CALCIDADAO/jsp/index.jsp',
);

/** The page that introduces the same calculator. */
export const PRICE_CALCULATOR_PAGE = source(
  'Banco Central: Calculadora do Cidadão (financiamento com prestações fixas)',
  'https://www.bcb.gov.br/meubc/calculadoradocidadao',
);

/** What lenders must say a loan costs. */
export const TOTAL_COST_RULE = source(
  'Resolução CMN nº 4.881/2020 (Custo Efetivo Total)',
  'https://www.bcb.gov.br/estabilidadefinanceira/exibenormativo?tipo=Resolu%C3%A7%C3%A3o%20CMN&numero=4881',
);

export const CREDIT_INFORMATION_LAW = source(
  'Código de Defesa do Consumidor, art. 52 (informação e quitação antecipada)',
  `${PLANALTO}/l8078compilado.htm`,
);

export const EARLY_SETTLEMENT_LAW = source(
  'Código de Defesa do Consumidor, art. 52, § 2º (desconto dos juros na quitação antecipada)',
  `${PLANALTO}/l8078compilado.htm`,
);

export const SAVINGS_ACCOUNT_LAW = source(
  'Lei nº 8.177/1991, art. 12 (remuneração da poupança)',
  `${PLANALTO}/l8177.htm`,
);
